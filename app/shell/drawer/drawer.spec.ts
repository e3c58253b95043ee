// The drawer of phones: a modal dialog that slides up to 80 % of the screen.
import type { Page } from '@playwright/test'
import { expect, open, PHONE, test, THOROUGH } from '../../../tests/browser/fixtures.ts'
import { waitForPaint } from '../../../tests/browser/waits.ts'

test.use(PHONE)

const drawerOf = (page: Page) => page.locator('dialog#drawer')
const opener = (page: Page) => page.locator('header button[commandfor=drawer]')
const closer = (page: Page) => drawerOf(page).locator('button[commandfor=drawer]')

async function openDrawer(page: Page): Promise<void> {
  await opener(page).tap()
  await expectOpen(page)
}

/** The drawer has slid all the way up. */
async function expectOpen(page: Page): Promise<void> {
  await expect(drawerOf(page)).toBeVisible()
  const top = () => drawerOf(page).evaluate((dialog) => dialog.getBoundingClientRect().top)
  await expect.poll(top).toBeCloseTo(PHONE.viewport.height * 0.2, 1)
}

test.describe('the drawer with scripts', () => {
  test.beforeEach(async ({ page }) => open(page, '/'))

  test('covers the lower 80 % of the screen, at full width', async ({ page }) => {
    await openDrawer(page)
    const box = await drawerOf(page).boundingBox()
    expect(box?.height).toBeCloseTo(PHONE.viewport.height * 0.8, 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.viewport.height, 0)
    expect([box?.x, box?.width]).toEqual([0, PHONE.viewport.width])
  })

  test('has every link of the wide header', THOROUGH, async ({ page }) => {
    const hrefs = (within: string) =>
      page
        .locator(`${within} a:not(site-search a)`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const wide = await hrefs('header')
    const inDrawer = new Set(await hrefs('dialog#drawer'))
    expect(wide.filter((href) => !href?.startsWith('tel:') && !inDrawer.has(href))).toEqual([])
  })

  test('closes when one of its links is clicked', async ({ page }) => {
    await openDrawer(page)
    await drawerOf(page).locator('summary').first().tap()
    // Otherwise the next page would open, and its drawer is closed anyway.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await drawerOf(page).locator('details[open] a').first().tap()
    await expect(drawerOf(page)).toBeHidden()
  })

  for (const [action, close] of [
    ['its button', (page: Page) => closer(page).tap()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click on the backdrop', (page: Page) => page.touchscreen.tap(195, 60)],
  ] as const) {
    test(`closes with ${action} and returns focus`, action === 'Escape' ? {} : THOROUGH, async ({ page }) => {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expectOpen(page)
      await close(page)
      await expect(drawerOf(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  }

  test('keeps focus inside', THOROUGH, async ({ page }) => {
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

  test('does not let the page under it scroll', THOROUGH, async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await openDrawer(page)
    for (const y of [60, 500]) {
      await page.mouse.move(195, y)
      await page.mouse.wheel(0, 4000)
      await waitForPaint(page)
    }
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('has a button below 768 px only; from 768 px on the menus are shown', THOROUGH, async ({ page }) => {
    await expect(opener(page)).toBeVisible()
    await page.setViewportSize({ width: 767, height: 844 })
    await expect(opener(page)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(opener(page)).toBeHidden()
    await expect(page.locator('header nav')).toBeVisible()
  })
})

test.describe('the drawer without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, closes with its button and the backdrop, and its links work', async ({ page }) => {
    await page.goto('/')
    for (const close of [() => closer(page).tap(), () => page.touchscreen.tap(195, 60)]) {
      await opener(page).tap()
      await expect(drawerOf(page)).toBeVisible()
      await close()
      await expect(drawerOf(page)).toBeHidden()
    }
    await opener(page).tap()
    await drawerOf(page).locator('summary').first().tap()
    await drawerOf(page).locator('details[open] a').first().tap()
    await expect(page).not.toHaveURL('/')
  })
})
