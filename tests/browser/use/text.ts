// Runs in the page. Text that is drawn over other text, or that something hides.
import { isInMenu, isInStuck, isOverPage, type Furniture } from './furniture.ts'
import { quote } from './quote.ts'

interface Line {
  text: Text
  element: Element
  /** Where its letters are. The boxes of lines one below the other overlap, and their letters do not. */
  box: DOMRect
}

/** Fonts leave about this part of the height of a line empty, both above and below its letters. */
const EMPTY = 0.2
/** Texts side by side may touch by this number of px. */
const TOUCH = 2

/** Each text in the window that is drawn over another one, or that something hides. */
export function textFaults(furniture: Furniture): string[] {
  const lines = linesInView()
  return [...lines.flatMap((line) => hiddenFaults(line, furniture)), ...overlapFaults(lines)]
}

function linesInView(): Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const element = text.parentElement
    if (text.data.trim() === '' || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    // Texts for screen readers are one pixel wide on purpose.
    if ((element as HTMLElement).offsetWidth === 1) continue
    range.selectNodeContents(text)
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = new DOMRect(x, y + height * EMPTY, width, height * (1 - 2 * EMPTY))
      if (width > 2 * TOUCH && box.bottom > 0 && box.top < innerHeight && x < innerWidth && box.right > 0)
        lines.push({ text, element, box })
    }
  }
  return lines
}

/** What hides the start, middle or end of a line, if a scroll does not bring it out from under header or bar. */
function hiddenFaults({ element, box }: Line, furniture: Furniture): string[] {
  const y = box.y + box.height / 2
  if (comesOut(y, furniture) && !isInStuck(element)) return []
  for (const x of [box.left + TOUCH, box.left + box.width / 2, box.right - TOUCH]) {
    const cover = coverOf(element, x, y)
    if (cover && !isOverPage(cover) && !isInMenu(cover, furniture))
      return [`${quote(element)} is under ${quote(cover)}`]
  }
  return []
}

/** Whether what scrolls is under header or bar at this height, and the page can be scrolled further that way. */
function comesOut(y: number, { top, bottom }: Furniture): boolean {
  const end = document.documentElement.scrollHeight - document.documentElement.clientHeight
  return (y < top + 1 && scrollY > 0) || (y > bottom - 1 && scrollY < end - 1)
}

/** The opaque element in front of `element` at this point of the window, if `element` is drawn there. */
function coverOf(element: Element, x: number, y: number): Element | undefined {
  // The browser finds the first layer much faster than all.
  if (document.elementFromPoint(x, y) === element) return undefined
  const layers = document.elementsFromPoint(x, y)
  const inFront = layers.slice(0, Math.max(0, layers.indexOf(element)))
  return inFront.find((each) => !each.contains(element) && isOpaque(each, x, y))
}

/** Whether the box of the element itself hides what is behind it. */
function isOpaque(element: Element, x: number, y: number): boolean {
  const { backgroundColor, backgroundImage, fill } = getComputedStyle(element)
  if (element instanceof SVGGeometryElement) return fill !== 'none'
  const [, alpha] = /(?:^rgba\(.*, |\/ )([\d.]+)\)$/.exec(backgroundColor) ?? []
  const isFilled = Number(alpha ?? 1) > 0.5 || backgroundImage.includes('url(')
  if (!isFilled && !element.matches('img, video, canvas, iframe')) return false
  // A point outside hits a pseudo-element, such as one that makes a whole card a link.
  const isAt = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom
  return [...element.getClientRects()].some(isAt)
}

function overlapFaults(lines: readonly Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.text !== one.text && areDrawnTogether(one, other))
      .map((other) => `${quote(one.element)} and ${quote(other.element)} are drawn over each other`),
  )
}

/** Whether both lines are drawn at one place, and nothing opaque is between them. */
function areDrawnTogether(one: Line, other: Line): boolean {
  const left = Math.max(one.box.left, other.box.left)
  const right = Math.min(one.box.right, other.box.right)
  const top = Math.max(one.box.top, other.box.top)
  const bottom = Math.min(one.box.bottom, other.box.bottom)
  if (right - left <= TOUCH || bottom - top <= TOUCH) return false
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const layers = document.elementsFromPoint(x, y)
  if (!layers.includes(one.element) || !layers.includes(other.element)) return false
  return !coverOf(one.element, x, y) && !coverOf(other.element, x, y)
}
