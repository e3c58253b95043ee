// axe checks parts that are open, waiting or failed, on a narrow phone and a wide screen.
import type { Page } from '@playwright/test'
import { LATE_AFTER_MS } from '../../../app/forms/lifecycle.ts'
import { serverError } from '../../artifact/built.ts'
import { axeFindings } from '../axe.ts'
import { expect, open, openPageWith, test, thePageWith } from '../fixtures.ts'
import { isProvider, usesScript } from '../provider.ts'

const PHONE = { width: 320, height: 700 }
const DESKTOP = { width: 1280, height: 844 }

/** axe finds nothing in `part` of the page in windows of these sizes. */
async function expectAccessible(page: Page, state: string, part: string, sizes = [PHONE, DESKTOP]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    // At the top of the page, where the sticky header covers no control.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axeFindings(page, part), `${state} at ${size.width} px`).toEqual([])
  }
}

test('every tab selected and every question open', async ({ page }) => {
  await openPageWith(page, 'questions in tabs')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await page.evaluate(() => {
      for (const question of document.querySelectorAll('main details')) {
        question.removeAttribute('name')
        question.setAttribute('open', '')
      }
    })
    await expectAccessible(page, `tab ${await tab.textContent()}`, 'main')
  }
})

test('a term open', async ({ page }) => {
  await openPageWith(page, 'a term')
  await page.locator('dfn button').first().click()
  await expectAccessible(page, 'a term open', 'main')
})

test('a carousel moved', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPageWith(page, 'a carousel')
  const carousel = page.locator('site-carousel').filter({ visible: true }).first()
  await carousel.locator('[data-step="1"]').click()
  await expect(carousel.locator('[data-slide="1"]')).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page, 'a carousel moved', 'site-carousel')
})

test('a form that waits, is late, and fails', async ({ page, noise }) => {
  noise.expect(/Failed to load resource/, /^request failed: /)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(isProvider, async (route) => {
    await held
    await route.abort()
  })
  await page.clock.install()
  const request = page.waitForRequest((request) => isProvider(new URL(request.url())))
  // The page has not loaded while the provider's answer is held.
  await page.goto(thePageWith('a form').path, { waitUntil: 'commit' })
  await request
  for (const state of ['waiting', 'late', ...(usesScript ? ['failed'] : [])]) {
    if (state === 'late') await page.clock.runFor(LATE_AFTER_MS)
    if (state === 'failed') release()
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', state)
    await page.clock.resume()
    await expectAccessible(page, `a form ${state}`, '[data-island]')
  }
})

test('the not-found page and the page for server errors', async ({ page, noise }) => {
  noise.expect(/404/)
  await page.route('**/broken', (route) => route.fulfill({ contentType: 'text/html', body: serverError }))
  for (const path of ['/no/such-page', '/broken']) {
    await page.goto(path)
    await expectAccessible(page, path, 'html')
  }
})

test('each menu of the header open, and the drawer with each group in it', async ({ page }) => {
  await open(page, '/')
  for (const name of await page.locator('header site-menu summary').all()) {
    await name.click()
    await expectAccessible(page, `menu ${await name.textContent()}`, 'header', [DESKTOP])
  }
  await page.setViewportSize(PHONE)
  await page.locator('header button[commandfor=drawer]').click()
  for (const name of await page.locator('dialog#drawer summary').all()) {
    await name.click()
    await expectAccessible(page, `drawer ${await name.textContent()}`, 'dialog#drawer', [PHONE])
  }
})
