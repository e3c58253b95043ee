import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { placeStyles } from './place-styles.ts'

const page = (head: string, main: string) =>
  parse(`<!DOCTYPE html><html><head>${head}</head><body>${main}</body></html>`)
const LINK = '<link rel="stylesheet" href="/assets/s.css">'

test('styles join those of the head, and the stylesheet stands where the first section ends', () => {
  const document = page(
    '<style>@layer a;</style>',
    '<main><section></section><div data-styles hidden></div><section></section></main>',
  )
  placeStyles('/x', document, 'a{top:0}', '/assets/s.css')
  expect(serialize(document)).toBe(
    `<!DOCTYPE html><html><head><style>@layer a;a{top:0}</style></head><body><main><section></section><div data-styles="" hidden="">${LINK}</div><section></section></main></body></html>`,
  )
})

test('a page of one part has it at its end', () => {
  const document = page('<style></style>', '<main><p>x</p></main>')
  placeStyles('/x', document, '', '/assets/s.css')
  expect(serialize(document)).toContain(`<main><p>x</p>${LINK}</main>`)
})

test('a page without a place for them stops the build', () => {
  expect(() => placeStyles('/x', page('', '<main></main>'), '', '/s.css')).toThrow('/x has no style element')
  expect(() => placeStyles('/x', page('<style></style>', '<p></p>'), '', '/s.css')).toThrow(
    '/x has no style element in its head, or no main',
  )
})
