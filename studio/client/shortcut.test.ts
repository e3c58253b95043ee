// Fails when a shortcut does nothing, or the wrong thing, on a Mac or with another layout of the keyboard.
import { expect, test } from 'vitest'
import { shortcutOf } from './shortcut.ts'

const UP = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['English', { ctrlKey: true, key: 's', code: 'KeyS' }, 'Control+S'],
  ['Mac', { metaKey: true, shiftKey: true, key: 'z', code: 'KeyZ' }, 'Control+Shift+Z'],
  ['Mac, Option', { altKey: true, key: 'ƒ', code: 'KeyF' }, 'Alt+F'],
  ['Mac, Option with an accent', { altKey: true, key: 'Dead', code: 'KeyF' }, 'Alt+F'],
  ['Cyrillic', { ctrlKey: true, key: 'ы', code: 'KeyS' }, 'Control+S'],
  ['Greek with Shift', { ctrlKey: true, shiftKey: true, key: 'Ζ', code: 'KeyZ' }, 'Control+Shift+Z'],
  ['Arabic', { ctrlKey: true, key: 'ئ', code: 'KeyZ' }, 'Control+Z'],
  ['Dvorak: S is elsewhere', { ctrlKey: true, key: 's', code: 'Semicolon' }, 'Control+S'],
  ['Dvorak: no letter at the place of Z', { ctrlKey: true, key: ';', code: 'KeyZ' }, 'Control+;'],
  ['AZERTY: Z at the place of W', { ctrlKey: true, key: 'z', code: 'KeyW' }, 'Control+Z'],
  ['a key with a name', { altKey: true, key: 'ArrowUp', code: 'ArrowUp' }, 'Alt+ArrowUp'],
])('%s', (_, keys, shortcut) => {
  expect(shortcutOf({ ...UP, ...keys })).toBe(shortcut)
})
