// No picture is drawn so large that it looks soft, on any page, from a phone to a large desk.
import { expectSharp, pagesWithPictures } from '../drawn-pictures.ts'
import { test } from '../fixtures.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

for (const density of [1, 2] as const) {
  for (const viewport of WINDOWS) {
    test.describe(`in windows of ${viewport.width} px at ${density}x`, () => {
      test.use({ viewport, deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } })

      test('pictures are sharp on every page', async ({ page }) => {
        test.slow()
        await expectSharp(page, pagesWithPictures, { ...viewport, density })
      })
    })
  }
}
