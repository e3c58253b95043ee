// Every way in which the form of a page can fail: late, blocked, wrong answers, and code that fails.
import type { Page } from '@playwright/test'
import { LATE_AFTER_MS } from './lifecycle.ts'
import { fileText, site } from '../../tests/artifact/built.ts'
import { namedScripts, withStaticImports } from '../../tests/markup/scripts.ts'
import { embed, expectDirectLinkAndPhone, expectReady, shown, status } from '../../tests/browser/form-place.ts'
import { expect, open, openPageWith, test, thePageWith } from '../../tests/browser/fixtures.ts'
import { blockProvider, isProvider, standIn, unblockProvider, usesScript } from '../../tests/browser/provider.ts'

const { forms } = site.messages

/** Opens the page of a form with a fake clock, and waits until the island requests the provider's script or frame. */
async function openWithClock(page: Page): Promise<void> {
  const { path } = thePageWith('a form')
  await page.clock.install()
  await page.goto(path)
  const request = page.waitForRequest((request) => isProvider(new URL(request.url())))
  await page.keyboard.press('Shift')
  await request
}

test.describe('a form that does not come', () => {
  test('keeps its room while it waits', async ({ page }) => {
    await standIn(page, { after: new Promise(() => undefined) })
    await openPageWith(page, 'a form')
    const before = await embed(page).boundingBox()
    await page.keyboard.press('Shift')
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    expect(await embed(page).boundingBox()).toEqual(before)
    await expectDirectLinkAndPhone(embed(page))
  })

  test('late: the page says so, and still shows the form when it comes', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await standIn(page, { after: held })
    await openWithClock(page)
    await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
    await page.clock.runFor(LATE_AFTER_MS)
    await expect(embed(page)).toHaveAttribute('data-state', 'late')
    await expect(status(page)).toHaveText(forms.late.text)
    await expectDirectLinkAndPhone(embed(page))
    release()
    await expectReady(page)
  })

  if (usesScript) {
    test('blocked: the page offers another try, which shows the form', async ({ page, noise }) => {
      noise.expect(/Failed to load resource/, /^request failed: /)
      await blockProvider(page)
      await openPageWith(page, 'a form')
      await expect(embed(page)).toHaveAttribute('data-state', 'failed')
      await expect(status(page)).toHaveText(forms.failed.title)
      await expect(shown(page)).toHaveCount(0)
      await expectDirectLinkAndPhone(embed(page))
      await unblockProvider(page)
      await standIn(page)
      await embed(page).getByRole('button', { name: forms.failed.retry.button }).click()
      await expect(embed(page)).toBeFocused()
      await expectReady(page)
    })

    test('blocked: the Tab key reaches its links and buttons in their order', async ({ page, noise }) => {
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
      await expectDirectLinkAndPhone(embed(page))
    })
  }
})

test.describe('an island that fails', () => {
  test('its code does not release: the rendered HTML stays, with the direct link and the phone number', async ({
    page,
    noise,
  }) => {
    noise.expect(/ERR_FAILED|Failed to load resource/, /^console (?:warning|error): /)
    const { path, elements } = thePageWith('a form')
    const starter = withStaticImports(namedScripts(elements), fileText)
    await page.route('**/assets/*.js', (route) =>
      starter.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort('failed'),
    )
    await open(page, path)
    await expect(page.locator('[data-island][data-failed]')).toBeAttached()
    await expectDirectLinkAndPhone(page.locator('[data-island]'))
  })

  test('it throws: the rendered HTML stays, with the direct link and the phone number', async ({ page, noise }) => {
    noise.expect(/^console (?:warning|error): /, /^page error: /)
    const { path } = thePageWith('a form')
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/(<script[^>]*application\/json"[^>]*>)[^<]*/, '$1{}') })
    })
    await open(page, path)
    await expect(page.locator('[data-failed]')).toBeAttached()
    await expectDirectLinkAndPhone(page.locator('[data-island]'))
  })
})
