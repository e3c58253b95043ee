// The page beside the form. It has no script: the studio reads and changes its document, which has the same origin.

/** A section, and what a visitor reads of a text in it. */
export interface Place {
  section: number
  read: string
}

/** How long the outline of what is shown fades, in ms. */
const MARKED = 1600

/** Parts of the page that are replaced on their own when they change. */
const PARTS = 'header, main > *, footer'

export class LivePage {
  readonly document: Document
  private shown: readonly string[]

  constructor(document: Document) {
    this.document = document
    this.shown = partsOf(document).map((part) => part.outerHTML)
  }

  /** Shows new texts without scrolling, and keeps what is edited in view. */
  async refresh(edited: Place | undefined): Promise<void> {
    const next = await read(this.document)
    if (!next) return
    await pause()
    const parts = partsOf(next)
    const texts = parts.map((part) => part.outerHTML)
    await pause()
    const now = partsOf(this.document)
    if (now.length === parts.length) {
      for (const [index, part] of parts.entries())
        if (texts[index] !== this.shown[index]) now[index]?.replaceWith(this.document.adoptNode(part))
    } else {
      const main = next.querySelector('main')
      if (main) this.document.querySelector('main')?.replaceWith(this.document.adoptNode(main))
    }
    this.shown = texts
    if (edited) bringIntoView(this.elementOf(edited), 'nearest')
  }

  /** Scrolls to a place, and outlines it for a moment, so that the eye finds it. */
  show(place: Place | undefined): void {
    const element = place && this.elementOf(place)
    if (!element) return
    bringIntoView(element, element === this.sections()[place.section] ? 'start' : 'center')
    element.animate([{ outline: '3px solid #e4714f' }, { outline: '3px solid transparent' }], MARKED)
  }

  /** The place of an element; undefined outside the sections. */
  placeOf(element: Element): Place | undefined {
    const section = this.sections().findIndex((each) => each.contains(element))
    return section < 0 ? undefined : { section, read: element.textContent }
  }

  /** The sections, in the order of the file: each renders one element. */
  private sections(): Element[] {
    return [...this.document.querySelectorAll('main > :not(link, style)')]
  }

  /** What shows a place of the form. Folded parts around it open. */
  private elementOf({ section: index, read: words }: Place): Element | undefined {
    const section = this.sections()[index]
    const element = (words && section && smallestWith(section, comparable(words))) || section
    for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
    return element
  }
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
  const response = await page?.fetch(address).catch(() => undefined)
  if (!page || !response?.ok) return undefined
  return new page.DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Lets waiting key presses come first. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

function partsOf(page: Document): Element[] {
  return [...page.querySelectorAll(PARTS)]
}

/** The innermost element of `section` that has all of `words`. */
function smallestWith(section: Element, words: string): Element | undefined {
  return [...section.querySelectorAll('*')].findLast((element) => comparable(element.textContent).includes(words))
}
