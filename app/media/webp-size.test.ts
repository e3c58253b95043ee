import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webpSize } from './webp-size.server.ts'

const picture = () => sharp({ create: { width: 1801, height: 1203, channels: 4, background: '#33669980' } })

test.each([
  ['lossy', async () => picture().removeAlpha().webp().toBuffer()],
  ['lossless', async () => picture().webp({ lossless: true }).toBuffer()],
  ['transparent', async () => picture().webp().toBuffer()],
])('the size of a picture that is %s', async (_kind, make) => {
  expect(webpSize(await make())).toEqual({ width: 1801, height: 1203 })
})

test('another kind of file, or a part of a picture, has no size', async () => {
  expect(webpSize(Buffer.from('RIFF\0\0\0\0 but not a picture at all, and long enough'))).toBeUndefined()
  expect(webpSize((await picture().webp().toBuffer()).subarray(0, -1))).toBeUndefined()
})
