// What answers a pointer stays where it is, and so does all around it: a link that moves away from under the pointer can't be pressed.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

/** Longer than any transition takes. */
const CALM_MS = 500

/** Where everything that can be pressed stands, and how wide the page is. */
const places = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    controls: [...document.querySelectorAll('a, button, summary')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { left, top } = each.getBoundingClientRect()
        return [each.textContent, Math.round(left), Math.round(top + scrollY)]
      }),
  }))

for (const width of [390, 768, 1440, 1920]) {
  test(`nothing moves under a pointer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/private-circumcision')
    for (const area of ['header', 'main section:first-of-type']) {
      for (const link of await page.locator(area).first().locator('a:visible').all()) {
        await link.scrollIntoViewIfNeeded()
        await page.mouse.move(0, 0)
        await page.waitForTimeout(CALM_MS)
        const before = await places(page)
        await link.hover()
        await page.waitForTimeout(CALM_MS)
        expect(await places(page)).toEqual(before)
      }
    }
  })
}
