import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testMistakes } from '../../tests/fixtures/mistakes.ts'
import { webpHeader } from './webp-header.server.ts'

const picture = (width = 1801, background = '#33669980') =>
  sharp({ create: { width, height: 1203, channels: 4, background } })
const opaque = (width?: number, background?: string) => picture(width, background).removeAlpha()
const frames = await Promise.all(['#336699', '#993333'].map((colour) => opaque(900, colour).png().toBuffer()))
const moving = await sharp(frames, { join: { animated: true } })
  .webp()
  .toBuffer()
const transparent = await picture().webp().toBuffer()

test.each([
  ['lossy', await opaque().webp().toBuffer(), false],
  ['lossless', await opaque().webp({ lossless: true }).toBuffer(), false],
  ['transparent', transparent, true],
  ['transparent and lossless', await picture().webp({ lossless: true }).toBuffer(), true],
])('the size of a picture that is %s', (_kind, file, isTransparent) => {
  expect(webpHeader(file)).toEqual({ width: 1801, height: 1203, isTransparent, moves: false })
})

test('another kind of file, or a part of a picture, has no size', () => {
  expect(webpHeader(Buffer.from('RIFF\0\0\0\0 but not a picture at all, and long enough'))).toBeUndefined()
  expect(webpHeader(transparent.subarray(0, -1))).toBeUndefined()
})

testMistakes(
  [
    { what: 'transparent', file: transparent, remedy: 'is transparent in places. Save it with a background.' },
    { what: 'moving', file: moving, remedy: 'moves. Use a picture that stands still.' },
    {
      what: 'narrow',
      file: await opaque(600).webp().toBuffer(),
      remedy: 'is 600 px wide. Use a picture at least 800',
    },
  ].map(({ what, file, remedy }) => ({
    name: `${what} picture`,
    edits: { 'images/chair.webp': file },
    at: ['images.yaml', 'chair:', 'chair'] as const,
    remedy: `images/chair.webp ${remedy}`,
  })),
)
