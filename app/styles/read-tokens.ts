// Reads tokens.css, for generated pictures and for checks that run outside a browser.
import { readFileSync } from 'node:fs'
import { paletteNames, paletteToken, type Palette, type PaletteName } from '../schema/brand.ts'
import type { Tone } from '../schema/fields.ts'

/** Rules of tokens.css: the selectors of each and its custom properties. */
const rules = readRules(readFileSync('app/styles/tokens.css', 'utf8'))
/** Every token of `:root`, with its value as written. */
export const rootTokens: Readonly<Record<string, string>> = tokensOf(':root')
const namesByToken = new Map(paletteNames.map((name) => [paletteToken(name), name]))

function readRules(css: string): { selectors: string[]; tokens: [string, string][] }[] {
  const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, '')
  return [...withoutComments.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    tokens: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  }))
}

/** Custom properties of every rule that has `selector`. A later rule wins over an earlier one. */
function tokensOf(selector: string): Record<string, string> {
  return Object.fromEntries(
    rules.filter(({ selectors }) => selectors.includes(selector)).flatMap(({ tokens }) => tokens),
  )
}

/** The colour of the palette that a purpose token has on a tone. Throws when it is anything else, such as a mix. */
export function paletteNameOf(tone: Tone, token: string): PaletteName {
  const value = tokensOf(`[data-tone="${tone}"]`)[token] ?? rootTokens[token] ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (!reference) throw new Error(`${token} on ${tone} is "${value}". Write the var() of a colour of the palette.`)
  return namesByToken.get(reference) ?? paletteNameOf(tone, reference)
}

/** Colour of a purpose token on a tone, as #rrggbb. */
export function tokenColour(palette: Palette, tone: Tone, token: string): string {
  return palette[paletteNameOf(tone, token)]
}
