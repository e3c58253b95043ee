import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { didYouMean } from '../schema/did-you-mean.ts'
import { paletteNames, paletteToken } from '../schema/brand.ts'

const palette = paletteNames.map(paletteToken)
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
  const written = sources.flatMap(({ text }) => text.match(/--[\w-]+(?=(?:'[^:\n]*)?:)/g) ?? [])
  const defined = new Set([...written, ...palette])
  const unknown = uses(sources).filter(({ name }) => !defined.has(name))
  expect(unknown.map(({ name, use }) => use + didYouMean(name, defined))).toEqual([])
})

test('sections use purpose tokens, because palette tokens do not change with the tone', () => {
  const inSections = uses(sources.filter(({ file }) => file.startsWith('app/sections/')))
  expect(inSections.filter(({ name }) => palette.includes(name)).map(({ use }) => use)).toEqual([])
})
