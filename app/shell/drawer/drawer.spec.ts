// The drawer on phones: a modal dialog that slides up to 80 % of the screen.
import type { Page } from '@playwright/test'
import { expect, open, PHONE, test, THOROUGH } from '../../../tests/browser/fixtures.ts'
import { waitForPaint } from '../../../tests/browser/waits.ts'

test.use(PHONE)

const drawer = (page: Page) => page.locator('dialog#drawer')
const opener = (page: Page) => page.locator('header button[commandfor=drawer]')
const closer = (page: Page) => drawer(page).locator('button[commandfor=drawer]')

/** The drawer has slid all the way up. */
async function expectOpen(page: Page): Promise<void> {
  await expect(drawer(page)).toBeVisible()
  const top = () => drawer(page).evaluate((dialog) => dialog.getBoundingClientRect().top)
  await expect.poll(top).toBeCloseTo(PHONE.viewport.height * 0.2, 1)
}

test.describe('the drawer with scripts', () => {
  test.beforeEach(async ({ page }) => open(page, '/'))

  test('covers the lower 80 %; its button, Escape, a tap beside it and its links close it', async ({ page }) => {
    for (const close of [
      () => closer(page).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(195, 60),
    ]) {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expectOpen(page)
      const box = await drawer(page).boundingBox()
      expect([box?.x, box?.width]).toEqual([0, PHONE.viewport.width])
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.viewport.height, 0)
      await close()
      await expect(drawer(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }

    await opener(page).tap()
    await expectOpen(page)
    // Like Safari, which does not scroll when something above what is in view changes.
    await drawer(page)
      .locator('nav')
      .evaluate((nav) => (nav.style.overflowAnchor = 'none'))
    // A menu closes the one before, and stays in sight.
    for (const menu of (await drawer(page).locator('summary').all()).slice(0, 2)) {
      await menu.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }))
      await menu.tap()
      await expect(drawer(page).locator('details[open]')).toHaveCount(1)
      await expect(menu).toBeInViewport({ ratio: 1 })
    }
    // Otherwise the next page would open, and its drawer is closed anyway.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await drawer(page).locator('details[open] a').first().tap()
    await expect(drawer(page)).toBeHidden()
  })

  test('keeps focus inside, and the page under it does not scroll', THOROUGH, async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await opener(page).tap()
    await expectOpen(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press(key)
        const place = await page.evaluate(() =>
          document.activeElement === document.body ? 'browser' : document.activeElement?.closest('dialog')?.id,
        )
        expect(['drawer', 'browser']).toContain(place)
      }
    }
    for (const y of [60, 500]) {
      await page.mouse.move(195, y)
      await page.mouse.wheel(0, 4000)
      await waitForPaint(page)
    }
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })
})

test.describe('the drawer without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, closes with its button and the backdrop, and its links work', async ({ page }) => {
    await page.goto('/')
    for (const close of [() => closer(page).tap(), () => page.touchscreen.tap(195, 60)]) {
      await opener(page).tap()
      await expect(drawer(page)).toBeVisible()
      await close()
      await expect(drawer(page)).toBeHidden()
    }
    await opener(page).tap()
    await drawer(page).locator('summary').first().tap()
    await drawer(page).locator('details[open] a').first().tap()
    await expect(page).not.toHaveURL('/')
  })
})
