// The page beside the form. It has no script: the studio reads and changes its document, which has the same origin.
import type { FieldPath } from '../values/path.ts'

/** A section, and what a visitor reads of a text in it. */
export interface Place {
  /** Where the section is in the file: `sections/2`, `medical/0` or `review`. */
  section: FieldPath
  read: string
}

/** Longest wait for the page. */
const LOAD_LIMIT_MS = 30_000

/** How long the outline of what is shown fades. */
const OUTLINE_MS = 1600

/** Parts of the page that are replaced on their own when they change. */
const PARTS = 'header, main > *, footer'

/** Shows new texts without scrolling, and keeps what is edited in view. */
export async function refresh(page: Document, edited: Place | undefined): Promise<void> {
  const next = await read(page)
  if (!next) return
  // Waiting key presses come first.
  await new Promise((resolve) => setTimeout(resolve))
  const [count, nextCount] = [page, next].map((each) => each.querySelectorAll(PARTS).length)
  const parts = count === nextCount ? PARTS : 'main'
  const now = page.querySelectorAll(parts)
  for (const [index, part] of [...next.querySelectorAll(parts)].entries()) {
    const former = now[index]
    // Folded parts that are open stay open.
    const folds = former?.querySelectorAll('details')
    for (const [at, fold] of part.querySelectorAll('details').entries()) fold.open = folds?.[at]?.open ?? fold.open
    if (!former?.isEqualNode(part)) former?.replaceWith(page.adoptNode(part))
  }
  if (edited) bringIntoView(elementOf(page, edited), 'nearest')
}

/** Scrolls to a place, and outlines it for a moment, so that the eye finds it. */
export function show(page: Document, place: Place | undefined): void {
  const element = place && elementOf(page, place)
  if (!element) return
  bringIntoView(element, element === sectionsOf(page).get(place.section) ? 'start' : 'center')
  element.animate([{ outline: '3px solid #e4714f' }, { outline: '3px solid transparent' }], OUTLINE_MS)
}

/** The place of an element; undefined outside the sections. */
export function placeOf(page: Document, element: Element): Place | undefined {
  const section = [...sectionsOf(page)].find(([, each]) => each.contains(element))?.[0]
  return section === undefined ? undefined : { section, read: element.textContent }
}

/** The sections by where they are in the file: each renders one element, and the medical details hold others. */
function sectionsOf(page: Document): Map<FieldPath, Element> {
  // app/sections/medical-details.tsx
  const details = '#medical'
  const shown = [...page.querySelectorAll(`main > section:not(${details})`)]
  const folded = [...page.querySelectorAll(`${details} details > section`)]
  return new Map([
    ...shown.map((element, index) => [`sections/${index}`, element] as const),
    ...folded.map((element, index) => [element.id === 'sources' ? 'review' : `medical/${index}`, element] as const),
  ])
}

/** What shows a place of the form. Folded parts around it open. */
function elementOf(page: Document, { section: at, read: words }: Place): Element | undefined {
  const section = sectionsOf(page).get(at)
  const element = (words && section && smallestWith(section, comparable(words))) || section
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
  return element
}

/** Scrolls the page alone. `scrollIntoView` also scrolls the studio's window, away from the field in focus. */
function bringIntoView(element: Element | undefined, block: ScrollLogicalPosition): void {
  const { scrollX, scrollY } = window
  element?.scrollIntoView({ block, behavior: 'instant' })
  window.scrollTo(scrollX, scrollY)
}

/** Words as they can be compared: the site sets curly quotes, en dashes and spaces that do not break. */
export function comparable(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/**
 * Reads the page again. The parser of the page follows the policy of the page, which allows the styles in it: the
 * policy of the studio lets no script parse HTML.
 */
async function read({ URL: address, defaultView: page }: Document): Promise<Document | undefined> {
  const response = await page?.fetch(address, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) }).catch(() => undefined)
  if (!page || !response?.ok) return undefined
  return new page.DOMParser().parseFromString(await response.text(), 'text/html')
}

/** The innermost element of `section` that has all of `words`. */
function smallestWith(section: Element, words: string): Element | undefined {
  return [...section.querySelectorAll('*')].findLast((element) => comparable(element.textContent).includes(words))
}
