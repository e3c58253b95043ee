import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tones } from '../schema/fields.ts'
import { nearest } from '../schema/nearest.ts'
import { rootTokens, tokenColour } from './read-tokens.ts'

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

/** The palette token that has a colour, or else the colour. */
function named(colour: string): string {
  return Object.entries(rootTokens()).find(([, value]) => value === colour)?.[0] ?? colour
}

const TEXT = 4.5
const GRAPHIC = 3

/** Foreground, background and the contrast they need at least (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
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

test('the contrast formula gives the known values of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(tones)('every pair of purpose colours has enough contrast on the tone %s', (tone) => {
  const tooWeak = pairs.flatMap(([front, back, needed]) => {
    const [colour, behind] = [tokenColour(tone, front), tokenColour(tone, back)]
    const ratio = contrast(colour, behind)
    if (ratio >= needed) return []
    const [over, under] = [`${front} (${named(colour)})`, `${back} (${named(behind)})`]
    return [`${over} on ${under} has a contrast of ${ratio.toFixed(2)}, and needs ${needed}.`]
  })
  expect(tooWeak, `Choose other colours in app/styles/tokens.css for the tone ${tone}`).toEqual([])
})

const sources = globSync('app/**/*.{css,ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Uses of custom properties in `files`, each with its place. */
function uses(files: typeof sources) {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({
        name,
        use: `${file}:${index + 1} ${name}`,
      })),
    ),
  )
}

test('every custom property that a style uses is defined', () => {
  // In a style sheet, or in quotes in a style attribute.
  const defined = new Set(sources.flatMap(({ text }) => text.match(/--[\w-]+(?=(?:'[^:\n]*)?:)/g) ?? []))
  const unknown = uses(sources).filter(({ name }) => !defined.has(name))
  expect(unknown.map(({ name, use }) => use + nearest(name, defined))).toEqual([])
})

test('sections use purpose tokens, because palette tokens do not change with the tone', () => {
  const inSections = uses(sources.filter(({ file }) => file.startsWith('app/sections/')))
  expect(inSections.filter(({ name }) => rootTokens()[name]?.startsWith('#')).map(({ use }) => use)).toEqual([])
})
