// What opens, waits and fails, before two engines: every state of menus, drawer, tabs, questions, terms, carousels, forms and error screens,
// on a narrow phone and a wide screen.
import type { Page } from '@playwright/test'
import { ibmFindings } from './a11y-ibm.ts'
import { axeFindings } from './axe.ts'
import { expect, navigate, open, test } from './fixtures.ts'

const SCRIPT = '**/f/public/javascript/embed-hush-form.js'
const SIZES = { phone: { width: 320, height: 700 }, desk: { width: 1280, height: 844 } } as const

async function expectNothing(page: Page, state: string): Promise<void> {
  // What moves comes to rest first; what moves without end, a form that waits, is looked at as it is.
  // At the top no control lies half under the sticky header.
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })
  expect(await axeFindings(page), `axe: ${state}`).toEqual([])
  expect(await ibmFindings(page), `IBM: ${state}`).toEqual([])
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport })
    test.slow()

    test('each tab, each question open, a term open', async ({ page }) => {
      await open(page, '/')
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        const panel = page.getByRole('tabpanel').filter({ visible: true })
        for (const question of await panel.locator('summary').all()) {
          if ((await question.locator('..').getAttribute('open')) === null) await question.click()
          await expect(question.locator('..')).toHaveAttribute('open')
        }
        await expectNothing(page, `tab ${await tab.textContent()}`)
      }
      await page.locator('dfn button').first().click()
      await expectNothing(page, 'a term open')
    })

    test('each place of a carousel', async ({ page }) => {
      await open(page, '/post-cycle-therapy')
      for (const tab of await page.locator('tab-set').first().getByRole('tab').all()) {
        await tab.click()
        const rail = page.locator('slide-rail').filter({ visible: true })
        for (let place = 0; place < 2; place++) {
          await rail.getByRole('button', { name: 'Next', exact: true }).click()
          await expect(rail.locator(`[data-slide="${place + 1}"]`)).toHaveAttribute('aria-current', 'true')
        }
        await expectNothing(page, `carousel ${await tab.textContent()}`)
      }
    })

    test('a form that waits, is late, and fails', async ({ page, noise }) => {
      noise.expect(/Failed to load resource/, /request failed: .*embed-hush-form/)
      let give: () => void = () => undefined
      const held = new Promise<void>((go) => (give = go))
      await page.route(SCRIPT, async (route) => {
        await held
        await route.abort()
      })
      await page.clock.install()
      await page.goto('/tmj-eligibility')
      await page.mouse.move(4, 4)
      const asked = page.waitForRequest(SCRIPT)
      await page.clock.runFor(2000)
      await asked
      const embed = page.getByRole('region', { name: 'Secure form' })
      for (const state of ['waiting', 'late', 'failed']) {
        if (state === 'late') await page.clock.runFor(8000)
        if (state === 'failed') give()
        await expect(embed).toHaveAttribute('data-state', state)
        await expectNothing(page, `form ${state}`)
      }
    })

    test('the not-found page and the error screen', async ({ page, noise }) => {
      noise.expect(/^console error: /)
      await page.goto('/no/such-page')
      await expectNothing(page, 'not found')
      await open(page, '/')
      await page.route(/\/contact\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }))
      await navigate(page, '/contact')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
      await expectNothing(page, 'error screen')
    })
  })
}

test.describe('the header', () => {
  test('each menu open', async ({ page }) => {
    await page.setViewportSize(SIZES.desk)
    await open(page, '/')
    for (const name of await page.locator('header menu-bar summary').all()) {
      await name.click()
      await expectNothing(page, `menu ${await name.textContent()}`)
    }
  })

  test('the drawer, and each group in it', async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    for (const name of await page.locator('dialog#drawer summary').all()) {
      await name.click()
      await expectNothing(page, `drawer ${await name.textContent()}`)
    }
  })
})
