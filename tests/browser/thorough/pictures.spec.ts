// No picture is shown so large that it looks soft, from a phone to a large desktop.
import { expect, test } from '../fixtures.ts'
import { representatives } from '../page-kinds.ts'

/** From narrow to wide, because a browser shows a larger file than it needs when it already has one. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

/** The largest enlargement of a picture that nobody notices, by device pixel ratio. */
const MAX_ENLARGEMENT = { 1: 1.1, 2: 1.4 } as const

for (const density of [1, 2] as const) {
  test.describe(`at ${density}x`, () => {
    // A picture that settles is enlarged for a moment.
    test.use({ deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } })

    test('pictures are sharp in every window', async ({ context }) => {
      test.slow()
      const soft: string[] = []
      let count = 0
      for (const { path } of representatives) {
        // In a tab that has shown no picture yet.
        const page = await context.newPage()
        for (const [index, viewport] of WINDOWS.entries()) {
          await page.setViewportSize(viewport)
          if (index === 0) await page.goto(path)
          for (const { file, needed, has } of await page.evaluate(measurePictures)) {
            count++
            if (needed / has > MAX_ENLARGEMENT[density])
              soft.push(`${path} at ${viewport.width} px: ${file} has ${has} px and fills ${Math.round(needed)}`)
          }
        }
        await page.close()
      }
      expect(count).toBeGreaterThan(0)
      expect(soft).toEqual([])
    })
  })
}

/** Runs in the page, and shows all its tab panels. Widths are in pixels of the screen. */
async function measurePictures(): Promise<{ file: string; needed: number; has: number }[]> {
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
      // The natural size of a picture with srcset is divided by its density, that of the file alone is not.
      const file = new Image()
      file.src = picture.currentSrc
      await file.decode()
      // The size without transforms, which getBoundingClientRect() would include.
      const { width, height, objectFit } = getComputedStyle(picture)
      const byHeight = (Number.parseFloat(height) * file.naturalWidth) / file.naturalHeight
      const shown = Math.max(Number.parseFloat(width), objectFit === 'cover' ? byHeight : 0)
      return {
        file: file.src.split('/').at(-1) ?? '',
        needed: shown * devicePixelRatio,
        has: file.naturalWidth,
      }
    }),
  )
}
