// On a phone, a link to the form is always in view: a bar shows it while no other link to the form is in view.
import type { Locator, Page } from '@playwright/test'
import { expect, openPageWith, PHONE, test, THOROUGH } from '../../../tests/browser/fixtures.ts'

const bar = (page: Page) => page.locator('form-bar')

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the bar shows the link to the form wherever no other link to it is in view', async ({ page }) => {
    const { path } = await openPageWith(page, 'a form bar')
    const href = await bar(page).locator('a').getAttribute('href')
    const others = page.locator(`main a[href="${href}"]:not(form-bar *), [data-urgent], [data-island], body > footer`)
    const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)
    const shown: boolean[] = []
    for (let top = 0; top + PHONE.viewport.height <= height; top += PHONE.viewport.height) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      // The bar changes a moment after the scroll.
      await expect
        .poll(async () => (await bar(page).isVisible()) !== (await anyInView(others)), `${top} px down ${path}`)
        .toBe(true)
      shown.push(await bar(page).isVisible())
    }
    expect(shown).toContain(true)
  })

  test('the bar hides beside emergency advice', async ({ page }) => {
    await openPageWith(page, 'a form bar and emergency advice')
    // At the top of the window, where the link of the hero is out of view.
    await page
      .locator('[data-urgent]')
      .first()
      .evaluate((advice) => {
        scrollTo({ top: scrollY + advice.getBoundingClientRect().top, behavior: 'instant' })
      })
    await expect(bar(page)).toBeHidden()
  })

  test('the focus is never under the bar', THOROUGH, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPageWith(page, 'a form bar')
    const links = page.locator('main a:visible:not(form-bar *), main summary:visible')
    for (const link of await links.all()) {
      await link.focus()
      // The page scrolls to the focus, and the bar shows or hides after that.
      await expect
        .poll(
          async () => {
            const [focused, covered] = await Promise.all([link.boundingBox(), bar(page).boundingBox()])
            return focused && covered ? Math.round(focused.y + focused.height - covered.y) : 0
          },
          `How far ${await link.textContent()} reaches under the bar, in px`,
        )
        .toBeLessThanOrEqual(0)
    }
  })
})

test('wide windows have no bar', THOROUGH, async ({ page }) => {
  await openPageWith(page, 'a form bar')
  // Scrolls to where no other link to the form is in view. A phone shows the bar there.
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
    await expect(bar(page)).toHaveAttribute('data-shown', '', { timeout: 500 })
  }).toPass()
  await expect(bar(page)).toBeHidden()
})

/** Whether at least one of the elements is inside the window. */
async function anyInView(locator: Locator): Promise<boolean> {
  return locator.evaluateAll((elements) =>
    elements.some((each) => {
      const { top, bottom, width } = each.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }),
  )
}
