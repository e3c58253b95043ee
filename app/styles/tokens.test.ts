import { expect, test } from 'vitest'
import { grounds } from '../content/schema/fields.ts'
import { tokenColour } from './read-tokens.ts'

/** Contrast ratio of two colours (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const TEXT = 4.5
const GRAPHIC = 3

/** Foreground, background and the contrast they need at least (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ['--text', '--ground', TEXT],
  ['--text-soft', '--ground', TEXT],
  ['--text-accent', '--ground', TEXT],
  ['--text', '--ground-raised', TEXT],
  ['--text-soft', '--ground-raised', TEXT],
  // On a raised ground the accent is used for borders only, not for text.
  ['--text-accent', '--ground-raised', GRAPHIC],
  ['--icon', '--ground', GRAPHIC],
  ['--icon', '--ground-raised', GRAPHIC],
  ['--control-border', '--ground', GRAPHIC],
  ['--control-border', '--ground-raised', GRAPHIC],
  ['--rule-strong', '--ground', GRAPHIC],
  ['--action', '--ground', GRAPHIC],
  ['--action-text', '--action', TEXT],
  ['--action-cap-icon', '--action-cap', GRAPHIC],
  ['--focus', '--ground', GRAPHIC],
  ['--focus', '--focus-gap', GRAPHIC],
] as const

test('the contrast formula gives the known values of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(grounds)('every pair of purpose colours has enough contrast on the ground %s', (ground) => {
  const tooWeak = pairs
    .map(([front, back, minimum]) => ({
      pair: `${front} on ${back}`,
      ratio: contrast(tokenColour(ground, front), tokenColour(ground, back)),
      minimum,
    }))
    .filter(({ ratio, minimum }) => ratio < minimum)
  expect(tooWeak).toEqual([])
})
