// Fails when a photo that no page can show well is taken, or a good one is refused, turned or given a dark box.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { masterPicture } from './master-picture.ts'

/** A photo as a phone stores it: sideways, with an EXIF orientation. `width` and `height` as people see it. */
function photo(width: number, height: number): Promise<Buffer> {
  const stored = { width: height, height: width, channels: 3, background: '#336655' } as const
  return sharp({ create: stored }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

test('an upright photo keeps its size', async () => {
  expect(await masterPicture(await photo(900, 1200))).toMatchObject({ width: 900, height: 1200 })
})

test('the width of an upright photo is that which people see', async () => {
  await expect(masterPicture(await photo(600, 1200))).rejects.toThrow(
    'The picture is 600 px wide and 1200 px high. Use one at least 800 px wide',
  )
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut off is refused in plain words', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#336655', noise } })
    .toFormat(format)
    .toBuffer()
  const half = whole.subarray(0, whole.length / 2)
  await expect(masterPicture(half)).rejects.toThrow(/damaged or incomplete|not a picture/)
})

test('what is transparent becomes white, not a dark box', async () => {
  const transparent = { create: { width: 900, height: 900, channels: 4, background: '#00000000' } } as const
  const dot = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#336655' } })
    .png()
    .toBuffer()
  const png = await sharp(transparent)
    .composite([{ input: dot }])
    .png()
    .toBuffer()
  const { webp, colour } = await masterPicture(png)
  expect(await sharp(webp).stats()).toMatchObject({ isOpaque: true })
  const corner = await sharp(webp).extract({ left: 890, top: 890, width: 1, height: 1 }).raw().toBuffer()
  expect([...corner]).toEqual([255, 255, 255])
  expect(colour).toMatch(/^#F/)
})

/** A PNG that says it has this size, and no pixels. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync('')), chunk('IEND', Buffer.of())])
}

test.each<[what: string, size: [number, number], remedy: string]>([
  ['a screenshot of a long page', [1440, 20_000], '1440 px wide and 20000 px high. That is too high for a page. Cut'],
  ['a poster', [20_000, 20_000], '20000 px wide and 20000 px high. That is too large to be read. Make it smaller.'],
])('%s is not called damaged', async (_what, size, remedy) => {
  await expect(masterPicture(pngHeader(...size))).rejects.toThrow(remedy)
})

test.each([
  ['a picture of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 'type HEIC or AVIF'],
  ['a bitmap of Windows', Buffer.from(`BM${'x'.repeat(99)}`), 'not a picture of the type WebP, PNG or JPEG'],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    'Use a picture of',
  ],
])('%s is refused with the types that can be used', async (_what, bytes, remedy) => {
  await expect(masterPicture(bytes)).rejects.toThrow(remedy)
})

test('a picture that moves is refused', async () => {
  const frames = await Promise.all(
    ['#336655', '#553366'].map((background) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  await expect(masterPicture(moving)).rejects.toThrow('This picture moves.')
})
