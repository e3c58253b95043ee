// WCAG 2.2, 2.4.11: what a reader is led to, by a link within the page or by the Tab key, is never under the sticky header; nor with letters set large.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const SIZES = {
  desk: { width: 1440, height: 844 },
  tablet: { width: 1024, height: 844 },
  phone: { width: 390, height: 844 },
} as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Lower edge of what covers the top of the window; 0 when the header has gone with the page. */
const headerEdge = (page: Page) =>
  page.evaluate(() => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0))

/** Goes to each part of the page that a link of it names; those that end up under the header, unless the page ends there. */
function coveredParts(page: Page): Promise<{ led: number; covered: string[] }> {
  return page.evaluate(async () => {
    const names = new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
        .filter((a) => a.pathname === location.pathname)
        .map((a) => a.hash),
    )
    const covered: string[] = []
    for (const name of names) {
      scrollTo({ top: 0, behavior: 'instant' })
      location.hash = ''
      location.hash = name
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const part = document.getElementById(name.slice(1))?.getBoundingClientRect().top ?? -Infinity
      if (part < Math.max(0, header) - 0.5)
        covered.push(`${name} at ${Math.round(part)}, header to ${Math.round(header)}`)
    }
    return { led: names.size, covered }
  })
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    for (const [letters, pixels] of [
      ['usual letters', 16],
      ['letters of twice the size', 32],
    ] as const) {
      test(`parts of a page that links lead to stand clear of the header, ${letters}`, async ({ page }) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
        await open(page, '/iron-infusion-calgary')
        await page.evaluate(() => document.fonts.ready)
        const { led, covered } = await coveredParts(page)
        expect(led).toBeGreaterThan(5)
        expect(covered).toEqual([])
        // What stays in sight leaves most of the window to what is read.
        expect(await headerEdge(page)).toBeLessThan(viewport.height / 4)
      })
    }

    test('a control that lies under the header comes out when the Tab key reaches it', async ({ page }) => {
      await open(page, '/ed')
      const questions = page.locator('main summary').filter({ visible: true })
      const [before, reached] = [questions.nth(1), questions.nth(2)]
      await before.evaluate((each: HTMLElement) => each.focus())
      await reached.evaluate((each) => scrollBy({ top: each.getBoundingClientRect().top - 2, behavior: 'instant' }))
      await page.keyboard.press('Tab')
      await expect(reached).toBeFocused()
      await expect.poll(async () => (await reached.boundingBox())?.y).toBeGreaterThan((await headerEdge(page)) - 1)
    })
  })
}
