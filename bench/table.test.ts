import { expect, test } from 'vitest'
import { median, ratio, tableText } from './table.ts'

test('a table is aligned: names to the left, figures to the right', () => {
  const rows = [
    ['/', 1.01],
    ['/about-us', 12],
  ]
  expect(tableText({ title: 'Speed', columns: ['page', 'ms'], rows })).toBe(
    'Speed\npage         ms\n/          1.01\n/about-us    12',
  )
})

test('the median is the middle value, or the mean of the two middle values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3], 1), median([1.236], 2)]).toEqual([2, 2.5, 1.24])
})

test('a ratio has two decimals', () => {
  expect([ratio(1, 3), ratio(1, 0)]).toEqual([0.33, '-'])
})
