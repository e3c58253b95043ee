// Which colours must be readable on which (WCAG 2.2, 1.4.3 and 1.4.11).
import type { Palette, PaletteName } from '../schema/brand.ts'
import { tones } from '../schema/fields.ts'
import { paletteNameOf } from './read-tokens.ts'

const TEXT = 4.5
const GRAPHIC = 3

/** Foreground, background and the contrast they need at least. */
const PAIRS = [
  ['--text', '--background', TEXT],
  ['--text-soft', '--background', TEXT],
  ['--text-accent', '--background', TEXT],
  ['--text', '--background-raised', TEXT],
  ['--text-soft', '--background-raised', TEXT],
  // On a raised tone the accent is used for borders only, not for text.
  ['--text-accent', '--background-raised', GRAPHIC],
  ['--icon', '--background', GRAPHIC],
  ['--icon', '--background-raised', GRAPHIC],
  ['--control-border', '--background', GRAPHIC],
  ['--control-border', '--background-raised', GRAPHIC],
  ['--rule-strong', '--background', GRAPHIC],
  ['--action', '--background', GRAPHIC],
  ['--action-text', '--action', TEXT],
  ['--action-cap-icon', '--action-cap', GRAPHIC],
  ['--focus', '--background', GRAPHIC],
  ['--focus', '--focus-gap', GRAPHIC],
] as const

/** Two colours of the palette without enough contrast. */
export interface WeakPair {
  front: PaletteName
  back: PaletteName
  ratio: number
  needed: number
}

/** The pairs of colours that need more contrast, each once. */
export function weakPairs(palette: Palette): WeakPair[] {
  const found = new Map<string, WeakPair>()
  for (const tone of tones)
    for (const [over, under, needed] of PAIRS) {
      const [front, back] = [paletteNameOf(tone, over), paletteNameOf(tone, under)]
      const ratio = contrast(palette[front], palette[back])
      const earlier = found.get(`${front} ${back}`)
      if (ratio < needed && needed > (earlier?.needed ?? 0))
        found.set(`${front} ${back}`, { front, back, ratio, needed })
    }
  return [...found.values()]
}

/** Contrast ratio of two colours, written #rrggbb (WCAG 2.2, relative luminance). */
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
