/**
 * Moves the focus to an element that may be no control. It can have the focus until it loses it, no longer: a click
 * in it would give it the focus, and keys would no longer scroll the part that was clicked.
 */
export function focusOnce(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus()
}
