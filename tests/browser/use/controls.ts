// Runs in the page. The controls that a visitor can press, and those that a press would miss.
import { isInMenu, isOverPage, type Furniture } from './furniture.ts'
import { quote } from './quote.ts'

export const CONTROLS = 'a[href], button, summary, input, select, textarea'

export interface Target {
  control: HTMLElement
  /** The middle of its first line, in the window. */
  x: number
  y: number
}

/** Controls that are wholly in the window, clear of the header and the bar, or in those. */
export function targetsInView(furniture: Furniture): Target[] {
  const dialog = document.querySelector('dialog:modal')
  return [...(dialog ?? document.body).querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    // In wide windows, a list that is always open keeps its summary as a heading.
    if (control.tagName === 'SUMMARY' && getComputedStyle(control).pointerEvents === 'none') return []
    // Controls for screen readers are one pixel wide on purpose.
    const box = [...control.getClientRects()].find(({ width, height }) => width > 2 && height > 2)
    if (!box || box.left < 0 || box.right > document.documentElement.clientWidth) return []
    const isFree = dialog !== null || furniture.elements.some((each) => each.contains(control))
    const [top, bottom] = isFree ? [0, innerHeight] : [furniture.top, furniture.bottom]
    if (box.top < top || box.bottom > bottom) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    return isCutOff(control, x, y) ? [] : [{ control, x, y }]
  })
}

/** Whether something around the control hides it at this point, because it clips or scrolls. */
function isCutOff(control: Element, x: number, y: number): boolean {
  for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(at)
    if (overflowX === 'visible' && clipPath === 'none') continue
    const { left, right, top, bottom } = at.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) return true
  }
  return false
}

/** Controls that something is in front of, if that is not what the visitor has opened. */
export function controlFaults(targets: readonly Target[], furniture: Furniture): string[] {
  return targets.flatMap((target) => {
    const hit = whatIsInFront(target)
    if (!hit || isOverPage(hit) || isInMenu(hit, furniture)) return []
    return [`${quote(target.control)} cannot be hit: ${quote(hit)} is in front of it`]
  })
}

/** What a press on the middle of the control hits, if that is not the control. */
export function whatIsInFront({ control, x, y }: Target): Element | undefined {
  const hit = document.elementFromPoint(x, y) ?? document.documentElement
  return control.contains(hit) || hit.closest('label')?.control === control ? undefined : hit
}

/** Whether a press on the control opens something, or leads to another part of the page. */
export function isNew(control: HTMLElement): boolean {
  if (!control.checkVisibility({ visibilityProperty: true })) return false
  if (control.tagName === 'SUMMARY') return !control.parentElement?.hasAttribute('open')
  // Escape closes a dialog, and its other buttons act on it.
  if (control.closest('dialog')) return false
  if (control.matches('[role=tab]')) return control.ariaSelected !== 'true'
  return control.matches('button, [role=button]') || partOf(control) !== undefined
}

/** The part of the page that a link leads to. */
export function partOf(control: Element): Element | undefined {
  const isLink = control instanceof HTMLAnchorElement && control.role === null
  if (!isLink || control.pathname !== location.pathname) return undefined
  return document.getElementById(control.hash.slice(1)) ?? undefined
}
