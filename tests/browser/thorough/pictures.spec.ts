// No picture is shown so large that it looks soft, from the smallest phone to a large desktop. The files themselves
// are not loaded: which one a browser chooses does not depend on what is in it.
import { croppedSize, MAX_UPSCALE } from '../../../app/schema/picture-files.ts'
import { site } from '../../artifact/built.ts'
import { expect, test } from '../fixtures.ts'
import { representatives } from '../page-kinds.ts'

/** From narrow to wide, because a browser shows a larger file than it needs when it already has one. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

/** One white pixel. */
const PIXEL = Buffer.from('R0lGODdhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')

for (const density of [1, 2, 3] as const) {
  test.describe(`at ${density}x`, () => {
    // A picture that settles is enlarged for a moment.
    test.use({ deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } })

    test('pictures are sharp in every window', async ({ context, noise }) => {
      test.slow()
      noise.expect(/^console error: (404: |Failed to load resource: .*404)/)
      await context.route('**/media/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }))
      const soft: string[] = []
      let count = 0
      for (const path of [...representatives.map((page) => page.path), '/no/such-page']) {
        // In a tab that has shown no picture yet.
        const page = await context.newPage()
        for (const [index, viewport] of WINDOWS.entries()) {
          await page.setViewportSize(viewport)
          if (index === 0) await page.goto(path)
          for (const { file, width, height } of await page.evaluate(measurePictures)) {
            count++
            const { has, ratio } = chosen(file)
            const needed = Math.max(width, height * ratio) * density
            if (needed / has > MAX_UPSCALE)
              soft.push(`${path} at ${viewport.width} px: ${file} fills ${Math.round(needed)} px`)
          }
        }
        await page.close()
      }
      expect(count).toBeGreaterThan(0)
      expect(soft).toEqual([])
    })
  })
}

/** The width of `file` in px, and its width divided by its height. */
function chosen(file: string): { has: number; ratio: number } {
  const [, stem, tall, width] = /^(.+?)(-tall)?-(\d+)\.\w+$/.exec(file) ?? []
  const image = [...site.images.values()].find((each) => each.stem === stem)
  if (!image) throw new Error(`No picture has the file ${file}.`)
  const size = croppedSize(image, tall ? 'tall' : 'whole')
  return { has: Number(width), ratio: size.width / size.height }
}

/** Runs in the page, and shows all its tab panels. Sizes are those of the boxes that pictures cover, in CSS px. */
async function measurePictures(): Promise<{ file: string; width: number; height: number }[]> {
  for (const panel of document.querySelectorAll<HTMLElement>('site-tabs > :last-child > *'))
    panel.dataset['active'] = ''
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (each) => each.getClientRects().length > 0,
  )
  for (const picture of pictures) picture.loading = 'eager'
  // Painting takes a quarter of this test's time, and sizes do not need it.
  document.documentElement.style.visibility = 'hidden'
  // A browser chooses the files for a new width before it paints the second frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return Promise.all(
    pictures.map(async (picture) => {
      await picture.decode()
      // The size without transforms, which getBoundingClientRect() would include.
      const { width, height } = getComputedStyle(picture)
      const file = picture.currentSrc.split('/').at(-1) ?? ''
      return { file, width: Number.parseFloat(width), height: Number.parseFloat(height) }
    }),
  )
}
