// Hovering over a link moves neither the link nor anything around it. The skip link is out of sight.
import type { Page } from '@playwright/test'
import { expect, open, test, THOROUGH } from './fixtures.ts'
import { representatives } from './page-kinds.ts'
import { waitForAnimations } from './waits.ts'

/** Positions of all controls, and the width of the page. */
const positions = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    controls: [...document.querySelectorAll('a, button, summary')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { left, top } = each.getBoundingClientRect()
        return [each.textContent, Math.round(left), Math.round(top + scrollY)]
      }),
  }))

const [first] = representatives

for (const width of [390, 1440]) {
  test(`nothing moves on hover at ${width} px`, THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, first?.path ?? '/')
    for (const area of ['header', 'main section:first-of-type']) {
      const links = await page.locator(area).first().locator('a:visible:not([href="#main"])').all()
      expect(links.length, area).toBeGreaterThan(0)
      for (const link of links) {
        await link.scrollIntoViewIfNeeded()
        await page.mouse.move(0, 0)
        await waitForAnimations(page)
        const before = await positions(page)
        await link.hover()
        await waitForAnimations(page)
        expect(await positions(page)).toEqual(before)
      }
    }
  })
}
