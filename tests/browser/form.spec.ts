// The form of a page, from the first paint to a form that can be filled in, and every way in which it can fail.
import type { Locator, Page } from '@playwright/test'
import { LATE_AFTER_MS } from '../../app/forms/lifecycle.ts'
import { fileText, site } from '../artifact/built.ts'
import { namedScripts, withStaticImports } from '../markup/scripts.ts'
import { expect, open, openPageWith, test, thePageWith } from './fixtures.ts'
import { blockProvider, formOrigin, isProvider, standIn, unblockProvider, usesScript } from './provider.ts'

const { forms } = site.messages

const embed = (page: Page) => page.locator('[data-state]')
const status = (page: Page) => embed(page).getByRole('status')
const place = (page: Page) => page.locator('[data-form-id]')
const shown = (page: Page) => place(page).locator('iframe, form')

/** The form can be filled in, and there is one of it. */
async function isReady(page: Page): Promise<void> {
  await expect(embed(page)).toHaveAttribute('data-state', 'ready')
  await expect(shown(page)).toHaveCount(1)
}

/** The direct link and the phone number can be pressed. */
async function expectWaysOn(within: Locator): Promise<void> {
  await expect(within.locator(`a[href^="${formOrigin}"]`).filter({ visible: true }).first()).toBeVisible()
  await expect(within.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
}

/** Opens the page of a form with a fake clock, and waits until the island has asked the provider for its form. */
async function openWithClock(page: Page): Promise<void> {
  const { path } = thePageWith('a form')
  await page.clock.install()
  await page.goto(path)
  const asked = page.waitForRequest((request) => isProvider(new URL(request.url())))
  await page.keyboard.press('Shift')
  await asked
}

test.describe('a form that comes', () => {
  test.beforeEach(async ({ page }) => standIn(page))

  test('is shown by itself once the page has loaded', async ({ page }) => {
    await openPageWith(page, 'a form')
    await isReady(page)
    await expect(status(page)).toHaveText(forms.ready)
    await expectWaysOn(embed(page))
  })

  test('is shown below other sections too', async ({ page }) => {
    await openPageWith(page, 'a form below other sections')
    await isReady(page)
  })

  test('has the id that the page names', async ({ page }) => {
    await openPageWith(page, 'a form')
    await isReady(page)
    const id = String(await place(page).getAttribute('data-form-id'))
    expect(Object.values(site.clinic.forms.ids)).toContain(id)
    expect(await place(page).innerHTML()).toContain(id)
  })

  test('begins to load at the first key, before the browser is idle', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    await page.keyboard.press('Shift')
    await isReady(page)
  })

  test('is gone with its page: after Back nothing of the provider is left', async ({ page }) => {
    await open(page, '/')
    await page.evaluate((path) => location.assign(path), thePageWith('a form').path)
    await isReady(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    expect(page.frames()).toHaveLength(1)
    await page.goForward()
    await isReady(page)
  })
})

test.describe('a form that does not come', () => {
  test('keeps its room while it waits', async ({ page }) => {
    await standIn(page, { after: new Promise(() => undefined) })
    await openPageWith(page, 'a form')
    const before = await embed(page).boundingBox()
    await page.keyboard.press('Shift')
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    expect(await embed(page).boundingBox()).toEqual(before)
    await expectWaysOn(embed(page))
  })

  test('late: the page says so, and still shows the form when it comes', async ({ page }) => {
    let arrive: () => void = () => undefined
    await standIn(page, { after: new Promise((go) => (arrive = go)) })
    await openWithClock(page)
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    await page.clock.runFor(LATE_AFTER_MS)
    await expect(embed(page)).toHaveAttribute('data-state', 'late')
    await expect(status(page)).toHaveText(forms.late.text)
    await expectWaysOn(embed(page))
    arrive()
    await isReady(page)
  })

  if (usesScript) {
    test('blocked: the page offers another try, which shows the form', async ({ page, noise }) => {
      noise.expect(/Failed to load resource/, /^request failed: /)
      await blockProvider(page)
      await openPageWith(page, 'a form')
      await expect(embed(page)).toHaveAttribute('data-state', 'failed')
      await expect(status(page)).toHaveText(forms.failed.title)
      await expect(shown(page)).toHaveCount(0)
      await expectWaysOn(embed(page))
      await unblockProvider(page)
      await standIn(page)
      await embed(page).getByRole('button', { name: forms.failed.retry.button }).click()
      await expect(embed(page)).toBeFocused()
      await isReady(page)
    })

    test('blocked: the ways on are reached with keys, in their order', async ({ page, noise }) => {
      noise.expect(/Failed to load resource/, /^request failed: /)
      await blockProvider(page)
      await openPageWith(page, 'a form')
      await expect(embed(page)).toHaveAttribute('data-state', 'failed')
      const controls = embed(page).locator('a, button').filter({ visible: true })
      const names = await controls.evaluateAll((all) => all.map((each) => each.textContent))
      expect(names.length).toBeGreaterThan(2)
      await controls.first().focus()
      for (const name of names.slice(1)) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
      }
    })

    for (const code of [404, 500, 503]) {
      test(`the provider answers ${code}: the page says at once that the form failed`, async ({ page, noise }) => {
        noise.expect(/Failed to load resource/)
        await standIn(page, { status: code, script: 'down' })
        await openPageWith(page, 'a form')
        await expect(embed(page)).toHaveAttribute('data-state', 'failed')
      })
    }

    test('wrong content: a web page in place of the script ends as a late form', async ({ page, noise }) => {
      noise.expect(/^page error: /)
      await standIn(page, { script: '<html>We are down</html>' })
      await openWithClock(page)
      await page.clock.runFor(LATE_AFTER_MS)
      await expect(embed(page)).toHaveAttribute('data-state', 'late')
      await expectWaysOn(embed(page))
    })
  }
})

test.describe('an island that fails', () => {
  test('its code does not arrive: the rendered HTML stays, with its ways on', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/, /^console (?:warning|error): /)
    const { path, elements } = thePageWith('a form')
    const starter = withStaticImports(namedScripts(elements), fileText)
    await page.route('**/assets/*.js', (route) =>
      starter.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort('failed'),
    )
    await open(page, path)
    await expect(page.locator('[data-island][data-failed]')).toBeAttached()
    await expectWaysOn(page.locator('[data-island]'))
  })

  test('it throws: the rendered HTML stays, with its ways on', async ({ page, noise }) => {
    noise.expect(/^console (?:warning|error): /, /^page error: /)
    const { path } = thePageWith('a form')
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/(<script[^>]*application\/json"[^>]*>)[^<]*/, '$1{}') })
    })
    await open(page, path)
    await expect(page.locator('[data-failed]')).toBeAttached()
    await expectWaysOn(page.locator('[data-island]'))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page links to the form’s own page and to the phone', async ({ page }) => {
    await page.goto(thePageWith('a form').path)
    // Playwright's roles leave <noscript> out, so its content is found by markup.
    const scriptless = page.locator('[data-island] noscript')
    await expect(scriptless.locator('p').first()).toBeVisible()
    await expectWaysOn(scriptless)
    await expect(page.getByText(forms.waiting.title).first()).toBeHidden()
  })
})

test.describe('the way back', () => {
  const back = (page: Page) => page.locator('main [data-back]')

  test('is a step in history for visitors who came from this site', async ({ page }) => {
    await standIn(page)
    await page.goto('/?from')
    await page.evaluate((to) => location.assign(to), thePageWith('a form with a way back').path)
    await isReady(page)
    await back(page).click()
    await expect(page).toHaveURL('/?from')
  })

  test('leads to the page above for visitors who came from elsewhere', async ({ page }) => {
    await standIn(page)
    await openPageWith(page, 'a form with a way back')
    const above = String(await back(page).getAttribute('href'))
    await back(page).click()
    await expect(page).toHaveURL(above)
  })
})
