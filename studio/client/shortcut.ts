// The keys of the studio, and those that belong to the browser.

/** What a KeyboardEvent says of the keys that are down. */
type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code'>

/** Whether a key such as Ctrl is down at a click: the browser then opens a new tab or window, or downloads. */
export function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: Omit<Keys, 'key' | 'code'>): boolean {
  return ctrlKey || metaKey || altKey || shiftKey
}

/**
 * The keys that are down, as `aria-keyshortcuts` writes them: `Control+Shift+Z`. Cmd counts as Ctrl. A layout with
 * Latin letters, also Dvorak or AZERTY, says which letter somebody means. A Cyrillic or Greek one types another, and
 * Option on a Mac makes `ƒ` of F, or waits for the letter of an accent: then the place of the key counts.
 */
export function shortcutOf({ ctrlKey, metaKey, altKey, shiftKey, key, code }: Keys): string {
  const isOther = key === 'Dead' || /^[^\u0020-\u007E]$/u.test(key)
  const letter = isOther ? code.replace(/^Key/, '') : key.length === 1 ? key.toUpperCase() : key
  const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift', letter]
  return held.filter(Boolean).join('+')
}
