import { expect, test } from 'vitest'
import { resultsPage } from './chart.ts'
import { median, tableText, type Table } from './results.ts'

const table: Table = {
  title: 'Speed',
  columns: ['page', 'ratio'],
  rows: [
    ['/', 1.01],
    ['/a<b', 1.2],
  ],
  chart: { column: 'ratio', target: { value: 1.03, text: 'at most 1.03' } },
}

test('a table lines up in the terminal', () => {
  expect(tableText(table)).toBe('Speed\npage  ratio\n/      1.01\n/a<b    1.2')
})

test('the page holds tables and bars, marks what misses, escapes, and loads nothing', () => {
  const html = resultsPage({ lighthouse: { measured: 'today', tables: [table], misses: ['/a<b is slow'] } })
  expect(html).toContain('<li>/a&lt;b is slow</li>')
  expect(html.match(/<rect [^>]*fill="#e4714f"/g)).toHaveLength(1)
  expect(html.match(/<rect /g)).toHaveLength(2)
  expect(html).not.toMatch(/src=|href=|url\(|@import/)
})

test('the middle of what was measured counts', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([1.236], 2)]).toEqual([2, 3, 1.24])
})
