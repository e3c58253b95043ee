/**
 * Lets something that is not a control have the focus until the visitor moves it. If it always could, a click on a
 * text in it would move the focus to its start, and the Tab key would go on from there.
 */
export function allowFocus(element: HTMLElement): void {
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) return
  element.tabIndex = -1
  const end = () => element.removeAttribute('tabindex')
  for (const type of ['blur', 'pointerdown']) element.addEventListener(type, end, { once: true })
}
