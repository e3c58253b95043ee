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
  await expect(masterPicture(await photo(600, 1200))).rejects.toThrow('600 px wide')
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut off is refused in plain words', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#336655', noise } })
    .toFormat(format)
    .toBuffer()
  const half = whole.subarray(0, whole.length / 2)
  await expect(masterPicture(half)).rejects.toThrow(/damaged or incomplete|not a picture/)
})
