import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { grounds, type Ground } from '../content/fields.ts'

const css = readFileSync('app/styles/tokens.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** Custom properties of every rule whose selector list holds `selector`, later ones over earlier ones. */
function tokensOf(selector: string): Record<string, string> {
  const rules = [...css.matchAll(/(?<list>[^{}]+)\{(?<body>[^{}]*)\}/g)].map(({ groups }) => groups ?? {})
  const bodies = rules.filter(({ list = '' }) => list.split(',').some((each) => each.trim() === selector)).map(({ body = '' }) => body)
  return Object.fromEntries(bodies.flatMap((body) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])))
}

const root = tokensOf(':root')

/** Value of a token on a ground as #rrggbb. Throws when it does not lead to one. */
function colour(ground: Ground, name: string): string {
  const value = tokensOf(`[data-ground="${ground}"]`)[name] ?? root[name] ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colour(ground, reference)
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replaceAll(/[0-9a-f]/g, '$&$&')
  throw new Error(`${name} on ${ground} is "${value}", not a plain colour.`)
}

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
const SIGN = 3

/** Foreground, background, least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ['--text', '--ground', TEXT],
  ['--text-soft', '--ground', TEXT],
  ['--text-accent', '--ground', TEXT],
  ['--text', '--ground-raised', TEXT],
  ['--text-soft', '--ground-raised', TEXT],
  // On a raised ground the accent draws borders, never words.
  ['--text-accent', '--ground-raised', SIGN],
  ['--icon', '--ground', SIGN],
  ['--icon', '--ground-raised', SIGN],
  ['--control-border', '--ground', SIGN],
  ['--control-border', '--ground-raised', SIGN],
  ['--rule-strong', '--ground', SIGN],
  ['--action', '--ground', SIGN],
  ['--action-text', '--action', TEXT],
  ['--action-cap-icon', '--action-cap', SIGN],
  ['--focus', '--ground', SIGN],
  ['--focus', '--focus-gap', SIGN],
] as const

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(grounds)('every purpose pair can be read on %s', (ground) => {
  const weak = pairs
    .map(([front, back, least]) => ({ pair: `${front} on ${back}`, ratio: contrast(colour(ground, front), colour(ground, back)), least }))
    .filter(({ ratio, least }) => ratio < least)
  expect(weak).toEqual([])
})
