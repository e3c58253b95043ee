// No picture is drawn so large that it looks soft, on any page, from a phone to a large desk.
import { expectSharp, pagesWithPictures } from '../picture-sharpness.ts'
import { test } from '../fixtures.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

/** Pages are visited in a few long tests, which run side by side. */
const VISITS = 2

for (const density of [1, 2] as const) {
  for (let visit = 0; visit < VISITS; visit++) {
    test.describe(`at ${density}x, visit ${visit + 1} of ${VISITS}`, () => {
      test.use({ deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } })

      test('pictures are sharp on every page in every window', async ({ context }) => {
        test.slow()
        const pages = pagesWithPictures.filter((_page, index) => index % VISITS === visit)
        await expectSharp(context, pages, WINDOWS, density)
      })
    })
  }
}
