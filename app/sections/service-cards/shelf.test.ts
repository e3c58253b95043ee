import { expect, test } from 'vitest'
import type { ImageView } from '../../schema/picture.ts'
import { columnsFor, placeOnShelf } from './shelf.ts'

const image: ImageView = { stem: 'tmj.000000', alt: '', width: 1, height: 1, focal: [50, 50], colour: '#000000' }
/** Cards for a pattern: W is a wide card with a picture, P a plain card. */
const cardsFor = (pattern: string) =>
  [...pattern].map((kind, index) => ({
    title: `${index}`,
    description: '',
    icon: 'male',
    path: { href: '/' },
    ...(kind === 'W' ? { image } : {}),
  }))
/** Columns of each card; "m" marks a mirrored card. */
const spansOf = (pattern: string) =>
  placeOnShelf(cardsFor(pattern)).map(({ span, mirrored }) => `${span}${mirrored ? 'm' : ''}`)

test('a row holds two plain cards and one with a picture, whose side alternates from row to row', () => {
  expect(spansOf('WPPPPW')).toEqual(['2', '1', '1', '1m', '1m', '2m'])
  expect(spansOf('WWWW')).toEqual(['2', '2', '2m', '2m'])
})

test('columns left over in a row go to its last card with a picture', () => {
  expect(spansOf('WWW')).toEqual(['2', '2', '4m'])
  expect(spansOf('WPW')).toEqual(['3', '1', '4m'])
})

test('plain cards that fill rows of three are placed in three columns', () => {
  expect([3, 4, 6, 8, 12].map((count) => columnsFor(cardsFor('P'.repeat(count))))).toEqual([3, 4, 3, 4, 4])
  expect(columnsFor(cardsFor('WPP'))).toBe(4)
})
