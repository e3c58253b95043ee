// Every page of the registry hydrates in silence in another time zone than the build's; from a narrow phone to a wide screen nothing sticks out,
// every picture can be drawn, two engines find nothing, and a reader's own letters and fingers fit.
import type { Page } from '@playwright/test'
import { currentSite } from '../../app/content/site.server.ts'
import { ibmFindings } from './a11y-ibm.ts'
import { cutTexts, overhang, smallTargets, TEXT_SPACING, TEXT_TWICE, vagueLinks, withStyle } from './a11y-room.ts'
import { axeFindings } from './axe.ts'
import { expect, open, test } from './fixtures.ts'

const { pages } = await currentSite()
/** The narrowest phone (and 1280 px at a zoom of 400 %), a usual one, a tablet, a laptop, a desk. */
const WIDTHS = [320, 390, 768, 1280, 1440]
/** Widths at which the arrangement differs, for checks that ask no more. */
const [NARROW, WIDE, DESK] = [320, 1280, 1440]

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
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map((image) => image.currentSrc),
  )

for (const path of pages.keys()) {
  test(`${path} is silent, fits and can be used by everybody`, async ({ page }) => {
    test.slow()
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      if (width === WIDTHS.at(1) || width === WIDTHS.at(-1)) await readThrough(page)
      expect(await overhang(page), `Nothing sticks out at ${width} px`).toBe(0)
      expect(await brokenPictures(page), 'Every picture can be drawn').toEqual([])
      // A desk differs from a laptop in room alone, which axe does not judge.
      if (width !== DESK) expect(await axeFindings(page), `axe at ${width} px`).toEqual([])
      expect(await smallTargets(page), `Targets at ${width} px`).toEqual([])
    }
    expect(await vagueLinks(page), 'A link says where it leads').toEqual([])
    for (const width of [NARROW, WIDE]) {
      await page.setViewportSize({ width, height: 844 })
      // Its rules read the markup, which is one at every width; a second pass would add minutes to the run.
      if (width === WIDE) expect(await ibmFindings(page), "IBM's checker").toEqual([])
      await withStyle(page, TEXT_SPACING, async () => {
        expect(await overhang(page), `Wider spacing fits at ${width} px`).toBe(0)
        expect(await cutTexts(page), `Wider spacing is not cut off at ${width} px`).toEqual([])
      })
    }
    await withStyle(page, TEXT_TWICE, async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        expect(await overhang(page), `Letters of twice the size fit at ${width} px`).toBe(0)
        expect(await cutTexts(page), `Letters of twice the size are not cut off at ${width} px`).toEqual([])
      }
    })
  })
}
