import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('a part runs with its defaults', () => {
  expect(readOptions(['build'])).toMatchObject({ part: 'build', repeats: 5, sizes: [54, 5400] })
})

test('options change a part', () => {
  const args = ['compare', '--repeats', '1', '--against', '../other/dist', '--against-code', '../other']
  const wanted = { part: 'compare', repeats: 1, against: '../other/dist', againstCode: '../other' }
  expect(readOptions(args)).toMatchObject(wanted)
})

test.each([
  [[], /Name one part/],
  [['speed'], /no part "speed"/],
  [['load', 'inp'], /Only one part/],
  [['inp', '--repeats', 'many'], /--repeats is "many"/],
  [['build', '--sizes', '54,0'], /--sizes is "0"/],
  [['compare'], /needs --against/],
  [['inp', '--warp'], /Unknown option/],
])('%j ends with an explanation', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
