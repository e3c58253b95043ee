// Pictures are sharp on pages of every kind. `npm run test:all` checks all pages in all windows
// (thorough/).
import { expectSharp, pagesWithPictures } from './drawn-pictures.ts'
import { test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'

const pages = representatives.filter((each) => pagesWithPictures.includes(each))

const SCREENS = [
  { width: 1024, height: 768, density: 1 },
  { width: 1440, height: 900, density: 2 },
] as const

for (const screen of SCREENS) {
  const { density, ...viewport } = screen
  test.describe(`at ${screen.width} px and ${density}x`, () => {
    test.use({ viewport, deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } })

    test('pictures of every kind of page are sharp', async ({ page }) => {
      test.slow()
      await expectSharp(page, pages, screen)
    })
  })
}
