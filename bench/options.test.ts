import { expect, test } from 'vitest'
import { optionsFrom, PARTS } from './options.ts'

test('without a word every part runs, in full', () => {
  expect(optionsFrom([])).toEqual({ parts: PARTS, repeats: 5, pages: 8, seconds: 10, sizes: [54, 540, 5400] })
})

test('parts run alone, in their order, and smaller', () => {
  expect(optionsFrom(['server', 'lighthouse', '--repeats', '1', '--sizes', '54,108'])).toMatchObject({
    parts: ['lighthouse', 'server'],
    repeats: 1,
    sizes: [54, 108],
  })
})

test.each([
  [['speed'], /no part "speed"/],
  [['--repeats', 'many'], /--repeats is "many"/],
  [['--sizes', '54,0'], /--sizes is "0"/],
  [['--warp'], /Unknown option/],
])('%j is not understood', (args, message) => {
  expect(() => optionsFrom(args)).toThrow(message)
})
