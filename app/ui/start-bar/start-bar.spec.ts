// On a phone, a bar with the page's main link is in view from the first screen to the footer.
import type { Page } from '@playwright/test'
import { expect, openPageWith, PHONE, test } from '../../../tests/browser/fixtures.ts'

const bar = (page: Page) => page.locator('[data-start-bar]')

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the bar is in view from the first screen on, covers nothing of the footer, and makes way for a form', async ({
    page,
  }) => {
    await openPageWith(page, 'a start bar')
    await expect(bar(page)).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: innerHeight * 2.5, behavior: 'instant' }))
    await expect(bar(page)).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [end, footer] = await Promise.all([bar(page).boundingBox(), page.locator('body > footer').boundingBox()])
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)

    await openPageWith(page, 'a start bar and a form')
    await expect(bar(page)).toBeVisible()
    await page.locator('[data-island]').evaluate((form) => form.scrollIntoView({ behavior: 'instant' }))
    await expect(bar(page)).toBeHidden()
  })
})

test('wide windows have no bar, because their header has its link', async ({ page }) => {
  await openPageWith(page, 'a start bar')
  await expect(bar(page)).toBeHidden()
  const href = await bar(page).locator('a').getAttribute('href')
  await expect(page.locator(`body > header a[href="${href}"]`).filter({ visible: true })).not.toHaveCount(0)
})
