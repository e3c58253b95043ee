// axe checks parts that are open, waiting or failed, on a narrow phone and a wide screen.
import type { Page } from '@playwright/test'
import { LATE_AFTER_MS } from '../../../app/forms/lifecycle.ts'
import { serverError } from '../../artifact/built.ts'
import { axeFindings } from '../axe.ts'
import { expect, open, openPageWith, test, thePageWith } from '../fixtures.ts'
import { isProvider, usesScript } from '../provider.ts'

const SIZES = { phone: { width: 320, height: 700 }, desk: { width: 1280, height: 844 } } as const

/** axe finds nothing. The page is first scrolled to its top, where the sticky header covers no control. */
async function expectUsable(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await axeFindings(page), state).toEqual([])
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('every tab chosen and every question open', async ({ page }) => {
      await openPageWith(page, 'questions in tabs')
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await page.evaluate(() => {
          for (const question of document.querySelectorAll('main details')) {
            question.removeAttribute('name')
            question.setAttribute('open', '')
          }
        })
        await expectUsable(page, `tab ${await tab.textContent()}`)
      }
    })

    test('a term open', async ({ page }) => {
      await openPageWith(page, 'a term')
      await page.locator('dfn button').first().click()
      await expectUsable(page, 'a term open')
    })

    test('a carousel moved', async ({ page }) => {
      await openPageWith(page, 'a carousel')
      const rail = page.locator('site-carousel').filter({ visible: true }).first()
      await rail.locator('[data-step="1"]').click()
      await expect(rail.locator('[data-slide="1"]')).toHaveAttribute('aria-current', 'true')
      await expectUsable(page, 'a carousel moved')
    })

    test('a form that waits, is late, and fails', async ({ page, noise }) => {
      noise.expect(/Failed to load resource/, /^request failed: /)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route(isProvider, async (route) => {
        await held
        await route.abort()
      })
      await page.clock.install()
      await page.goto(thePageWith('a form').path)
      const request = page.waitForRequest((request) => isProvider(new URL(request.url())))
      await page.keyboard.press('Shift')
      await request
      const embed = page.locator('[data-state]')
      for (const state of ['waiting', 'late', ...(usesScript ? ['failed'] : [])]) {
        if (state === 'late') await page.clock.runFor(LATE_AFTER_MS)
        if (state === 'failed') release()
        await expect(embed).toHaveAttribute('data-state', state)
        await page.clock.resume()
        await expectUsable(page, `form ${state}`)
      }
    })

    test('the not-found page and the page for server errors', async ({ page, noise }) => {
      noise.expect(/404/)
      await page.goto('/no/such-page')
      await expectUsable(page, 'not found')
      await page.route('**/broken', (route) => route.fulfill({ contentType: 'text/html', body: serverError }))
      await page.goto('/broken')
      await expectUsable(page, 'server error')
    })
  })
}

test('each menu of the header open', async ({ page }) => {
  await page.setViewportSize(SIZES.desk)
  await open(page, '/')
  for (const name of await page.locator('header site-menu summary').all()) {
    await name.click()
    await expectUsable(page, `menu ${await name.textContent()}`)
  }
})

test('the drawer open, and each group in it', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await open(page, '/')
  await page.locator('header button[commandfor=drawer]').click()
  for (const name of await page.locator('dialog#drawer summary').all()) {
    await name.click()
    await expectUsable(page, `drawer ${await name.textContent()}`)
  }
})
