import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { imageUrl } from '../../app/schema/picture-files.ts'
import { startTestStudio } from '../tests/fixtures/studio.ts'

const studio = await startTestStudio()
afterAll(() => studio.close())

const BLUE = [51, 102, 153]
const RED = [153, 51, 51]

/** A picture of 900 x 600 px in base64: blue on the left and red on the right. */
async function twoColours(): Promise<string> {
  const half = (background: string) => ({ create: { width: 450, height: 600, channels: 3 as const, background } })
  const right = await sharp(half('#993333')).png().toBuffer()
  const left = sharp(half('#336699')).extend({ right: 450, background: '#FFFFFF' })
  const whole = await left
    .composite([{ input: right, left: 450, top: 0 }])
    .png()
    .toBuffer()
  return whole.toString('base64')
}

/** Colours near the left and the right edge of a file that pages name. */
async function seen(): Promise<{ left: number[]; right: number[] }> {
  const { stem } = studio.studio.live.imageOf('chair') ?? { stem: '' }
  const answer = await fetch(`http://localhost:${studio.port}${imageUrl(stem, 'whole', 480, 'avif')}`, {
    headers: { cookie: studio.key.cookie(studio.port) },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (left: number) => [...data.subarray(left * info.channels, left * info.channels + 3)]
  return { left: at(20), right: at(info.width - 20) }
}

/** Whether no channel of two colours differs by more than what a lossy file changes. */
function isNearly(one: readonly number[], other: readonly number[]): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < 20)
}

test('the live page shows a new picture before a build', async () => {
  await seen()
  const picture = { name: 'chair', data: await twoColours(), alt: 'A picture in two colours, blue and red.' }
  expect((await studio.post('picture', { ...picture, focal: [0, 50], replaces: true })).status).toBe(200)
  const { left, right } = await seen()
  expect([isNearly(left, BLUE), isNearly(right, RED)]).toEqual([true, true])
  expect((await studio.get('/media/sofa.abc123-tall-480.avif')).status).toBe(404)
})

test('a picture that the site can not have is refused with the reason, and nothing is kept', async () => {
  const picture = { name: 'chair', alt: 'A picture in two colours, blue and red.', focal: [0, 50], replaces: true }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>').toString('base64')
  const before = studio.git('status', '--porcelain')
  const odd = await studio.post('picture', { ...picture, data: svg })
  expect([odd.status, odd.text]).toEqual([
    422,
    expect.stringContaining('Use a picture of the type WebP, PNG or JPEG.'),
  ])
  const device = await studio.post('picture', { ...picture, name: 'aux', replaces: false, data: await twoColours() })
  expect([device.status, device.text]).toEqual([
    422,
    expect.stringContaining('keeps the name \\"aux\\" for a device'),
  ])
  expect(studio.git('status', '--porcelain')).toBe(before)
})
