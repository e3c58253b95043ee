// Runs in the page. The focus is never under the header or the bar.
import { CONTROLS } from './controls.ts'
import { findFurniture, isInStuck, positioned } from './furniture.ts'
import { quote } from './quote.ts'

/** Focuses every control, forwards and backwards. Returns those of which a part is under the header or the bar. */
export async function focusFaults(): Promise<string[]> {
  const candidates = positioned()
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }) && !isInStuck(each),
  )
  const faults: string[] = []
  // Otherwise the page would still be on its way at each next control.
  document.documentElement.style.scrollBehavior = 'auto'
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus()
    // A bar may appear or disappear after the page has moved.
    if (control.getBoundingClientRect().bottom > innerHeight * 0.8)
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const { top, bottom } = findFurniture(candidates)
    const box = control.getBoundingClientRect()
    const isUnder = box.top < top - 1 || box.bottom > bottom + 1
    if (isUnder && document.activeElement === control && box.height < bottom - top)
      faults.push(
        `the focus on ${quote(control)} is at ${Math.round(box.top)} px, header and bar leave ${top} to ${bottom} px`,
      )
  }
  return [...new Set(faults)]
}
