// Runs in the page. What stays at an edge of the window while the page scrolls under it, such as the header and the
// bar, and what the visitor has opened over the page. Found by what it does, so that it may be any element.

export interface Furniture {
  elements: readonly Element[]
  /** Heights of the window between which nothing of it is, in px. */
  top: number
  bottom: number
}

/** What stays may take this part of the height of the window. */
const MAX_HEIGHT = 0.3

/**
 * What stays and reaches an edge of the window, by itself or together. What stays elsewhere, such as a heading, is
 * not: text may not scroll under that.
 */
export function findFurniture(candidates: readonly Element[] = positioned()): Furniture {
  const stuck = candidates.filter((each) => isStuck(each) && !isOverPage(each))
  const boxes = stuck
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height < innerHeight * MAX_HEIGHT)
  const found = { elements: [] as Element[], top: 0, bottom: innerHeight }
  for (const { element, box } of boxes.toSorted((one, other) => one.box.top - other.box.top)) {
    if (box.top > found.top + 1 || box.bottom < found.top) continue
    found.elements.push(element)
    found.top = Math.max(found.top, box.bottom)
  }
  for (const { element, box } of boxes.toSorted((one, other) => other.box.bottom - one.box.bottom)) {
    if (box.bottom < found.bottom - 1 || box.top > found.bottom || found.elements.includes(element)) continue
    found.elements.push(element)
    found.bottom = Math.min(found.bottom, box.top)
  }
  return found
}

/** Elements that stay, or would stay if the page were scrolled further. */
export function positioned(): Element[] {
  return [...document.querySelectorAll('body *')].filter((each) =>
    /fixed|sticky/.test(getComputedStyle(each).position),
  )
}

/** Whether the element, or one around it, stays where it is in the window now. */
export function isInStuck(element: Element | null): boolean {
  return element !== null && (isStuck(element) || isInStuck(element.parentElement))
}

function isStuck(element: Element): boolean {
  const { position, top, bottom } = getComputedStyle(element)
  if (position !== 'fixed' && position !== 'sticky') return false
  const box = element.getBoundingClientRect()
  if (box.width * box.height === 0) return false
  const isAt = (edge: string, distance: number) => Math.abs(Number.parseFloat(edge) - distance) < 1.5
  return position === 'fixed' || isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom)
}

/** Whether the element is in a dialog or an explanation that is open. */
export function isOverPage(element: Element): boolean {
  return element.closest('dialog[open], :popover-open') !== null
}

/** Whether the element is in a menu that is open: an open part of the furniture. */
export function isInMenu(element: Element, { elements }: Furniture): boolean {
  const menu = element.closest('details[open]')
  return menu !== null && element !== menu && elements.some((each) => each.contains(menu))
}
