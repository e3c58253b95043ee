/**
 * Whether Alt, Ctrl, Meta or Shift is held. The browser then does something else with a click or a key: it opens the
 * link in a new tab, goes back, or selects text.
 */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
