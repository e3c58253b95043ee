/**
 * 1 where text runs from left to right, and -1 where it runs from right to left, as in a page that a browser has
 * translated into Arabic. Arrow keys follow it.
 */
export function readingDirection(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
