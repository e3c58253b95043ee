// Every page of the registry hydrates in silence in another time zone than the build's; on a phone and on a wide screen nothing sticks out,
// every picture can be drawn, and axe finds nothing.
import type { Page } from '@playwright/test'
import { currentSite } from '../../app/content/site.server.ts'
import { axeFindings } from './axe.ts'
import { expect, open, test } from './fixtures.ts'

const { pages } = await currentSite()
const WIDTHS = [390, 1440]

/** Scrolls to the foot in steps, so that every picture is asked for and every section is drawn, and back. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

const brokenPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '').map((image) => image.currentSrc))

for (const path of pages.keys()) {
  test(`${path} is silent, fits and can be used by everybody`, async ({ page }) => {
    test.slow()
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await readThrough(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `Nothing sticks out at ${width} px`).toBeLessThanOrEqual(width)
      expect(await brokenPictures(page), 'Every picture can be drawn').toEqual([])
      expect(await axeFindings(page), `axe at ${width} px`).toEqual([])
    }
  })
}
