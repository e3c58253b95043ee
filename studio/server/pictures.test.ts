// Fails when a picture that staff hand in is not shown, keeps camera data, or replaces more than it may.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { imageUrl } from '../../app/schema/picture-files.ts'
import { startTestStudio } from '../tests/fixtures/studio.ts'
import type { Reads } from './answer.ts'

const studio = await startTestStudio()
afterEach(() => studio.reset())
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

test('a replaced picture comes back, but not in place of one that others have put there since', async () => {
  const picture = { name: 'chair', alt: 'A picture in two colours, blue and red.', focal: [0, 50], replaces: true }
  const replace = async () => studio.post('picture', { ...picture, data: await twoColours() })
  const restore = async () => (await studio.post('restore-picture', { name: 'chair' })).status
  await replace()
  expect([await restore(), studio.git('status', '--porcelain'), await restore()]).toEqual([200, '', 409])
  await replace()
  studio.git('checkout', '--', 'content')
  expect([await restore(), studio.git('status', '--porcelain')]).toEqual([409, ''])
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

test('a picture is checked, saved without its camera data, and changes its own lines of the register', async () => {
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  const data = (
    await photo
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
  ).toString('base64')
  const chair = {
    name: 'chair',
    data,
    alt: 'A green chair beside a window, with a lamp on a low table.',
    focal: [20, 30],
  }
  expect((await studio.post('picture', { ...chair, replaces: false })).status).toBe(409)
  expect((await studio.post('picture', { ...chair, data: 'AAAA', replaces: true })).status).toBe(422)
  expect((await studio.post('picture', { ...chair, alt: 'Short', replaces: true })).status).toBe(422)
  expect((await studio.post('picture', { ...chair, name: '../chair', replaces: true })).status).toBe(400)
  expect(studio.git('status', '--porcelain')).toBe('')
  expect((await studio.post('picture', { ...chair, replaces: true })).status).toBe(200)
  const master = await sharp(readFileSync(`${studio.root}/content/images/chair.webp`)).metadata()
  expect([master.format, master.width, master.exif]).toEqual(['webp', 900, undefined])
  expect(studio.git('diff', '--numstat', 'content/images.yaml')).toMatch(/^2\t2\t/)
  expect((await studio.post('picture', { ...chair, name: 'lamp', replaces: false })).status).toBe(200)
  expect((await studio.get('/edit/api/waiting')).json<Reads['waiting']>().changed).toHaveLength(3)
  const withoutPictures = { files: ['content/images.yaml'], title: 'Pictures', author: 'Ann' }
  expect((await studio.post('hand-over', withoutPictures)).status).toBe(400)
  expect((await studio.get('/edit/api/picture?name=lamp&width=100')).headers['content-type']).toBe('image/webp')
})
