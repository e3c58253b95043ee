import { expect, test } from 'vitest'
import { tones } from '../schema/fields.ts'
import { grounds } from './grounds.ts'

test('neighbours never have one background, however sections are moved', () => {
  const pairs = tones.flatMap((one) => tones.flatMap((other) => [one, other, other, one]))
  const shown = grounds(pairs)
  expect(shown.filter((tone, index) => tone === shown[index - 1])).toEqual([])
  expect(grounds(['light', 'dark', 'page'])).toEqual(['light', 'dark', 'page'])
})
