import { expect, test } from 'vitest'
import type { ImageView } from '../../schema/picture.ts'
import { sourcesFor } from './picture-sources.ts'

const picture: ImageView = {
  stem: 'tea.1234',
  alt: 'A cup of tea.',
  width: 2560,
  height: 1920,
  focal: [50, 50],
  colour: '#eee',
}
/** Widths of the files that a source names. */
const widths = ({ srcSet }: { srcSet: string }) => srcSet.split(', ').map((each) => each.split(' ').at(-1))

test('in a box that is tall for its width, the height decides how wide the picture is shown', () => {
  const [source, ...others] = sourcesFor(picture, [
    { from: 900, width: '40vw', height: '30rem' },
    { from: 0, width: '100vw', height: '60vw' },
  ])
  expect(others).toEqual([])
  expect(source).toMatchObject({
    media: undefined,
    sizes: '(min-width: 900px) max(46.8vw, 46.8rem, 23.4rem + 23.4vw), 117vw',
  })
})

test('a rem in sizes grows with wide windows, as the page does', () => {
  const box = { width: '20rem', height: '10rem' } as const
  const [source] = sourcesFor(picture, [
    { from: 1200, ...box },
    { from: 0, ...box },
  ])
  expect(source?.sizes).toBe('(min-width: 1200px) max(23.4rem, 11.7rem + 11.7vw), 23.4rem')
})

test('a tall box gets the tall part of the picture, in a source for its windows only', () => {
  const [wide, tall, narrow] = sourcesFor(picture, [
    { from: 1600, width: '45vw', height: '30vw' },
    { from: 900, width: '30vw', height: '48rem', tall: true },
    { from: 0, width: '100vw', height: '60vw' },
  ])
  expect(wide).toMatchObject({ media: '(min-width: 1600px)', sizes: '52.7vw' })
  expect(tall).toMatchObject({ media: '(min-width: 900px)', sizes: 'max(35.1vw, 42.2rem)' })
  expect(tall?.srcSet).toContain('/media/tea.1234-tall-520.avif 520w')
  expect(narrow).toMatchObject({ media: undefined, sizes: '117vw' })
})

test('a source names no larger files than its box needs on the densest screen', () => {
  const [small] = sourcesFor(picture, [{ from: 0, width: '20rem', height: '10rem' }])
  const [large] = sourcesFor(picture, [{ from: 0, width: '60vw', height: '20vw' }])
  expect(widths(small ?? { srcSet: '' })).toEqual(['520w', '860w', '1280w'])
  expect(widths(large ?? { srcSet: '' })).toEqual(['520w', '860w', '1280w', '1920w', '2560w'])
})

test('a picture that is taller than wide is never cropped', () => {
  const portrait = { ...picture, width: 1500, height: 2000 }
  const [source] = sourcesFor(portrait, [{ from: 0, width: '100vw', height: '140vw', tall: true }])
  expect(source?.srcSet).not.toContain('tall')
  expect(widths(source ?? { srcSet: '' })).toEqual(['520w', '860w', '1280w', '1500w'])
})
