// Reads colours out of tokens.css, for what is drawn or checked outside a browser.
import { readFileSync } from 'node:fs'
import type { Ground } from '../content/fields.ts'

const css = readFileSync('app/styles/tokens.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** Custom properties of every rule whose selector list holds `selector`, later ones over earlier ones. */
function tokensOf(selector: string): Record<string, string> {
  const rules = [...css.matchAll(/(?<list>[^{}]+)\{(?<body>[^{}]*)\}/g)].map(({ groups }) => groups ?? {})
  const bodies = rules
    .filter(({ list = '' }) => list.split(',').some((each) => each.trim() === selector))
    .map(({ body = '' }) => body)
  return Object.fromEntries(
    bodies.flatMap((body) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  )
}

const root = tokensOf(':root')

/** Every token that stands on the root, with its value as written. */
export function rootTokens(): Readonly<Record<string, string>> {
  return root
}

/** Value of a token on a ground as #rrggbb. Throws when it does not lead to one. */
export function tokenColour(ground: Ground, name: string): string {
  const value = tokensOf(`[data-ground="${ground}"]`)[name] ?? root[name] ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return tokenColour(ground, reference)
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replaceAll(/[0-9a-f]/g, '$&$&')
  throw new Error(`${name} on ${ground} is "${value}", not a plain colour.`)
}
