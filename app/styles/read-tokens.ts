// Reads colours from tokens.css, for generated pictures and for checks that run outside a browser.
import { readFileSync } from 'node:fs'

/** Rules of tokens.css: the selectors of each and its custom properties. */
const rules = readRules(readFileSync('app/styles/tokens.css', 'utf8'))
const root = tokensOf(':root')

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

/** Every token of `:root`, with its value as written. */
export function rootTokens(): Readonly<Record<string, string>> {
  return root
}

/**
 * Colour of a token on a tone, as #rrggbb. Throws when the token is not a plain colour or a reference to
 * one.
 */
export function tokenColour(tone: string, name: string): string {
  const value = tokensOf(`[data-tone="${tone}"]`)[name] ?? root[name] ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return tokenColour(tone, reference)
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replaceAll(/[0-9a-f]/g, '$&$&')
  throw new Error(`${name} on ${tone} is "${value}". Write #rrggbb, or the var() of such a colour.`)
}
