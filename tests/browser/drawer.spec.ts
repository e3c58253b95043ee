// The drawer of phones: a modal dialog that slides up to 80 % of the screen.
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, open, PHONE, test } from './fixtures.ts'

test.use(PHONE)

const drawerOf = (page: Page) => page.locator('dialog#drawer')
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

async function openDrawer(page: Page): Promise<void> {
  await opener(page).tap()
  await expect(drawerOf(page)).toBeVisible()
  await expect.poll(() => topOf(page)).toBeCloseTo(PHONE.viewport.height * 0.2, 1)
}

const topOf = (page: Page) => drawerOf(page).evaluate((dialog) => dialog.getBoundingClientRect().top)

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => open(page, '/'))

  test('is exactly 80 % of the screen high, at its foot and as wide', async ({ page }) => {
    await openDrawer(page)
    const { x, y, width, height } = await drawerOf(page).evaluate(
      (dialog) => dialog.getBoundingClientRect().toJSON() as DOMRect,
    )
    expect(height).toBeCloseTo(PHONE.viewport.height * 0.8, 1)
    expect(y + height).toBeCloseTo(PHONE.viewport.height, 1)
    expect([x, width]).toEqual([0, PHONE.viewport.width])
  })

  test('holds the links of the wide header, and Home, Sign In and Contact Us', async ({ page }) => {
    const hrefs = (within: string) =>
      page.locator(`${within} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const wide = await hrefs('header nav')
    const inDrawer = await hrefs('dialog#drawer')
    expect(wide.length).toBeGreaterThan(20)
    await openDrawer(page)
    const signIn = await drawerOf(page)
      .getByRole('link', { name: /^Sign In/ })
      .getAttribute('href')
    expect(new Set(inDrawer)).toEqual(new Set([...wide, '/', signIn, '/contact']))
    await expect(drawerOf(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    await expect(drawerOf(page).getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await drawerOf(page).locator('summary').first().tap()
    expect(await axeFindings(page)).toEqual([])
  })

  test('closes on a link, which leads on', async ({ page }) => {
    await openDrawer(page)
    await drawerOf(page).getByText('Women’s Health', { exact: true }).tap()
    await drawerOf(page)
      .getByRole('link', { name: /See all of women/ })
      .tap()
    await expect(page).toHaveURL('/womens-health')
    await expect(drawerOf(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('closes on its button, on Escape and on the backdrop, and gives focus back', async ({ page }) => {
    const ways = [
      () => drawerOf(page).getByRole('button', { name: 'Close menu' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(195, 60),
    ]
    for (const close of ways) {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(drawerOf(page)).toBeVisible()
      await expect.poll(() => topOf(page)).toBeCloseTo(PHONE.viewport.height * 0.2, 1)
      await close()
      await expect(drawerOf(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  })

  test('keeps focus inside', async ({ page }) => {
    await openDrawer(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press(key)
        const place = await page.evaluate(() =>
          document.activeElement === document.body ? 'browser' : document.activeElement?.closest('dialog')?.id,
        )
        expect(['drawer', 'browser']).toContain(place)
      }
    }
  })

  test('keeps the page behind it still', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await openDrawer(page)
    await page.mouse.move(195, 60)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, 4000)
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('is there on phones only', async ({ page }) => {
    await expect(opener(page)).toBeVisible()
    await page.setViewportSize({ width: 767, height: 844 })
    await expect(opener(page)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(opener(page)).toBeHidden()
    await expect(page.locator('header nav')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, and closes on its button and on the backdrop', async ({ page }) => {
    await page.goto('/')
    await opener(page).tap()
    await expect(drawerOf(page)).toBeVisible()
    await drawerOf(page).getByRole('button', { name: 'Close menu' }).tap()
    await expect(drawerOf(page)).toBeHidden()
    await opener(page).tap()
    await expect(drawerOf(page)).toBeVisible()
    await page.touchscreen.tap(195, 60)
    await expect(drawerOf(page)).toBeHidden()
  })

  test('its links lead on', async ({ page }) => {
    await page.goto('/womens-health')
    await opener(page).tap()
    await drawerOf(page).getByRole('link', { name: 'Home', exact: true }).tap()
    await expect(page).toHaveURL('/')
  })
})
