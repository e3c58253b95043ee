// Runs in the page beside the form: shows new texts without scrolling, reports which section was clicked, and
// scrolls to what the form has in focus.
import { comparable, type FromPage, type Place, type ToPage } from './preview-messages.ts'

/** How long the outline of what is shown fades, in ms. */
const MARKED = 1600

/** Parts of the page that are replaced on their own when they change. */
const PARTS = 'header, main > *, footer'

let shown: readonly string[] = []

function tell(message: FromPage): void {
  parent.postMessage(message, location.origin)
}

/** Reads the page again. XMLHttpRequest parses it, because Trusted Types stop scripts from parsing HTML. */
function read(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.status === 200 ? request.responseXML : null))
    request.send()
  })
}

async function refresh(edited: Place | undefined): Promise<void> {
  const next = await read()
  if (!next) return
  await pause()
  const parts = partsOf(next)
  const texts = parts.map((part) => part.outerHTML)
  await pause()
  const now = partsOf(document)
  document.title = next.title
  if (now.length === parts.length) {
    for (const [index, part] of parts.entries())
      if (texts[index] !== shown[index]) now[index]?.replaceWith(document.adoptNode(part))
  } else {
    const main = next.querySelector('main')
    if (main) document.querySelector('main')?.replaceWith(document.adoptNode(main))
  }
  shown = texts
  if (edited) targetOf(edited)?.scrollIntoView({ block: 'nearest' })
}

/** Lets waiting key presses come first: the form beside this page uses the same thread. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

function partsOf(page: Document): Element[] {
  return [...page.querySelectorAll(PARTS)]
}

/** What visitors see only after a click. Here all tabs are open, because the scripts of the site do not run. */
const NOT_SEEN_FIRST = 'details[open] > :not(summary), [role="tabpanel"]:not([data-active])'

/** Sends the height that visitors see first, as the limits for the length of pages count it. */
function measure(): void {
  const unseen = [...document.querySelectorAll<HTMLElement>(NOT_SEEN_FIRST)]
  const outer = unseen.filter((each) => !each.parentElement?.closest(NOT_SEEN_FIRST))
  const height = outer.reduce((rest, { offsetHeight }) => rest - offsetHeight, document.documentElement.scrollHeight)
  tell({ did: 'measure', width: innerWidth, height })
}

/** The sections, in the order of the file: each renders one element. */
function sections(): Element[] {
  return [...document.querySelectorAll('main > :not(link, style)')]
}

/** What shows a place of the form. Folded parts around it open. */
function targetOf({ section: index, read: words }: Place): Element | undefined {
  const section = sections()[index]
  const target = (words && section && smallestWith(section, comparable(words))) || section
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
  return target
}

/** Outlines what is shown for a moment, so that the eye finds it. */
function show(place: Place): void {
  const target = targetOf(place)
  if (!target) return
  target.scrollIntoView({ block: target === sections()[place.section] ? 'start' : 'center' })
  target.animate([{ outline: '3px solid #e4714f' }, { outline: '3px solid transparent' }], MARKED)
}

/** The innermost element of `section` that has all of `words`. */
function smallestWith(section: Element, words: string): Element | undefined {
  return [...section.querySelectorAll('*')].findLast((element) => comparable(element.textContent).includes(words))
}

function pick(event: MouseEvent): void {
  const target = event.target as Element
  // Folded parts still open, so that their texts can be clicked.
  if (!target.closest('summary')) event.preventDefault()
  const section = sections().findIndex((each) => each.contains(target))
  if (section >= 0) tell({ did: 'pick', section, read: target.textContent })
}

addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
  if (origin !== location.origin || source !== parent) return
  if (data.ask === 'refresh') void refresh(data.edited)
  else show(data.edited)
})
document.addEventListener('click', pick, true)
document.addEventListener('submit', (event) => event.preventDefault(), true)
shown = partsOf(document).map((part) => part.outerHTML)
tell({ did: 'load' })
// It measures at once, and again after each change of the width or the height.
new ResizeObserver(measure).observe(document.documentElement)
