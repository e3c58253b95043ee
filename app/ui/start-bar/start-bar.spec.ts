// On a phone, a bar with the page's main link is in view from the first screen to the footer.
import type { Page } from '@playwright/test'
import { expect, openPageWith, PHONE, test, THOROUGH } from '../../../tests/browser/fixtures.ts'

const bar = (page: Page) => page.locator('start-bar')

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the bar is in view from the first screen on, and covers nothing of the footer', async ({ page }) => {
    await openPageWith(page, 'a start bar')
    await expect(bar(page)).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: innerHeight * 2.5, behavior: 'instant' }))
    await expect(bar(page)).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [end, footer] = await Promise.all([bar(page).boundingBox(), page.locator('body > footer').boundingBox()])
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  })

  test('the bar makes way for the form', async ({ page }) => {
    await openPageWith(page, 'a start bar and a form')
    await expect(bar(page)).toBeVisible()
    await page.locator('[data-island]').evaluate((form) => form.scrollIntoView({ behavior: 'instant' }))
    await expect(bar(page)).toBeHidden()
  })

  test('the focus is never under the bar', THOROUGH, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPageWith(page, 'a start bar')
    const links = page.locator('main a:visible:not(start-bar *), main summary:visible')
    for (const link of await links.all()) {
      await link.focus()
      const covered = async () => {
        const [focused, top] = await Promise.all([link.boundingBox(), bar(page).boundingBox()])
        return focused && top ? Math.round(focused.y + focused.height - top.y) : 0
      }
      await expect
        .poll(covered, `How far ${await link.textContent()} reaches under the bar, in px`)
        .toBeLessThanOrEqual(0)
    }
  })
})

test('wide windows have no bar, because their header has its link', async ({ page }) => {
  await openPageWith(page, 'a start bar')
  await expect(bar(page)).toBeHidden()
  const href = await bar(page).locator('a').getAttribute('href')
  await expect(page.locator(`body > header a[href="${href}"]`).filter({ visible: true })).not.toHaveCount(0)
})
