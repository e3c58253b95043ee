import { expect, test } from 'vitest'
import { tones } from '../schema/fields.ts'
import { alternateTones } from './alternate-tones.ts'

test('neighbours never have one background, however sections are moved', () => {
  const pairs = tones.flatMap((one) => tones.flatMap((other) => [one, other, other, one]))
  const shown = alternateTones(pairs)
  expect(shown.filter((tone, index) => tone === shown[index - 1])).toEqual([])
  expect(alternateTones(['light', 'dark', 'page'])).toEqual(['light', 'dark', 'page'])
})
