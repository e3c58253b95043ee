import { expect, test } from 'vitest'
import type { ImageView } from '../../content/references.ts'
import { columnsFor, placeOnShelf } from './shelf.ts'

const image: ImageView = { stem: 'tmj.000000', alt: '', width: 1, height: 1, focal: [50, 50], ground: '#000000' }
const shelf = (pattern: string) =>
  [...pattern].map((kind, index) => ({
    title: `${index}`,
    description: '',
    icon: 'male',
    path: { href: '/' },
    ...(kind === 'W' ? { image } : {}),
  }))
const drawn = (pattern: string) =>
  placeOnShelf(shelf(pattern)).map(({ span, mirrored }) => `${span}${mirrored ? 'm' : ''}`)

test('rows of four hold two plain cards and a plate, whose side changes by row', () => {
  expect(drawn('WPPPPW')).toEqual(
    ['2', '1', '1', '1', '1', '2m'].map((place, index) => (index > 2 ? place.replace(/^1$/, '1m') : place)),
  )
  expect(drawn('WWWW')).toEqual(['2', '2', '2m', '2m'])
})

test('a row that a plate card ends too early is filled by its plate', () => {
  expect(drawn('WWW')).toEqual(['2', '2', '4m'])
  expect(drawn('WPW')).toEqual(['3', '1', '4m'])
})

test('three plain cards stand in three columns', () => {
  expect([3, 4, 6, 8, 12].map((count) => columnsFor(shelf('P'.repeat(count))))).toEqual([3, 4, 3, 4, 4])
  expect(columnsFor(shelf('WPP'))).toBe(4)
})
