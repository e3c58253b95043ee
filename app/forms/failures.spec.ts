// What a visitor gets when the form of a page is late, blocked or broken.
import type { Page } from '@playwright/test'
import { LATE_AFTER_MS } from './lifecycle.ts'
import { fileText, site } from '../../tests/artifact/built.ts'
import { namedScripts, withStaticImports } from '../../tests/markup/scripts.ts'
import { embed, expectDirectLinkAndPhone, expectReady, shown, status } from '../../tests/browser/form-place.ts'
import { expect, open, openPageWith, test, thePageWith } from '../../tests/browser/fixtures.ts'
import { blockProvider, isProvider, standIn, unblockProvider, usesScript } from '../../tests/browser/provider.ts'

const { forms } = site.messages

/** Opens the page of a form, and waits until the page requests the provider's script or frame. */
async function openUntilRequest(page: Page): Promise<void> {
  await page.goto(thePageWith('a form').path)
  const request = page.waitForRequest((request) => isProvider(new URL(request.url())))
  await page.keyboard.press('Shift')
  await request
}

test('a late form keeps its height, the page says so, and the form is shown when it comes', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await standIn(page, { after: held })
  await page.clock.install()
  await openUntilRequest(page)
  await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
  const before = await embed(page).boundingBox()
  await page.clock.runFor(LATE_AFTER_MS)
  await expect(embed(page)).toHaveAttribute('data-state', 'late')
  await expect(status(page)).toHaveText(forms.late.text)
  await expectDirectLinkAndPhone(embed(page))
  release()
  await expectReady(page)
  expect(await embed(page).boundingBox(), 'Nothing has moved').toEqual(before)
})

if (usesScript) {
  test('a blocked form: the Tab key reaches each option, and another try shows the form', async ({ page, noise }) => {
    noise.expect(/Failed to load resource/, /^request failed: /)
    await blockProvider(page)
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'failed')
    await expect(status(page)).toHaveText(forms.failed.title)
    await expect(shown(page)).toHaveCount(0)
    await expectDirectLinkAndPhone(embed(page))
    const controls = embed(page).locator('a, button').filter({ visible: true })
    const names = await controls.evaluateAll((all) => all.map((each) => each.textContent))
    expect(names.length).toBeGreaterThan(2)
    await controls.first().focus()
    for (const name of names.slice(1)) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    }
    await unblockProvider(page)
    await standIn(page)
    await embed(page).getByRole('button', { name: forms.failed.retry.button }).click()
    await expect(embed(page)).toBeFocused()
    await expectReady(page)
  })

  test('the provider answers 503: the page says at once that the form failed', async ({ page, noise }) => {
    noise.expect(/Failed to load resource/)
    await standIn(page, { status: 503, script: 'down' })
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'failed')
  })
}

test.describe('the rendered form stays, with the direct link and the phone number, when its code', () => {
  test('does not arrive', async ({ page, noise }) => {
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

  test('throws', async ({ page, noise }) => {
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
