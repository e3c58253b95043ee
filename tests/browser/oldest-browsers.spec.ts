// The oldest browsers that get scripts, and those before them, in which a page is a plain document. The tests of
// components run in them too (playwright.config.ts).
import type { Page } from '@playwright/test'
import { ENGINES } from '../../cli/oldest-browsers.ts'
import { site } from '../artifact/built.ts'
import { expectDirectLinkAndPhone, expectReady } from './form-place.ts'
import { expect, openPageWith, PHONE, test, thePageWith } from './fixtures.ts'
import { missingIn, removeFromPage } from './missing-features.ts'

/** Names of the custom elements on the page that are not defined. */
const undefinedElements = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName)),
  ])

test('all scripts run where everything is missing that one of the oldest browsers lacks', async ({ page }) => {
  await page.addInitScript(
    removeFromPage,
    ENGINES.flatMap((name) => missingIn(name)),
  )
  for (const kind of ['questions in tabs', 'a carousel', 'a form', 'a form with a link back'] as const) {
    await openPageWith(page, kind)
    await expect.poll(() => undefinedElements(page)).toEqual([])
    if (kind.startsWith('a form')) await expectReady(page)
  }
})

test('in a browser before them, nothing of a page waits for a script', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(thePageWith('a form').path)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-failed')
  await expectDirectLinkAndPhone(page.locator('[data-island]'))
  await page.goto(thePageWith('questions in tabs').path)
  const panels = page.locator('main site-tabs').first().locator('[role=tabpanel]')
  await expect(panels.filter({ visible: true })).toHaveCount(await panels.count())
  await page.locator('header site-search > a').click()
  await expect(page).toHaveURL(site.navigation.search.link.href)
  await page.locator('header site-menu summary').first().click()
  await page.locator('header details[open] a').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => customElements.get('site-menu'))).toBeUndefined()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('where popovers are not known, the explanation of a term follows it, in lines', async ({ page }) => {
    await page.addInitScript(() => {
      const forget = () => document.querySelectorAll('[popover]').forEach((each) => each.removeAttribute('popover'))
      document.addEventListener('DOMContentLoaded', forget)
    })
    await openPageWith(page, 'a term')
    for (const each of await page.locator('main details').all())
      await each.evaluate((details) => {
        details.removeAttribute('name')
        details.setAttribute('open', '')
      })
    await expect(page.locator('main dfn + span').filter({ visible: true })).not.toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })

  test('in a browser before them, the Menu button leads to the links at the end of the page', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'toSorted')
      addEventListener('command', (event) => event.preventDefault(), true)
    })
    await page.goto('/')
    await page.waitForLoadState()
    await page.locator('header button[commandfor=drawer]').tap()
    await expect(page.locator('body > footer li a').first()).toBeInViewport()
  })
})
