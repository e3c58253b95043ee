// What a visitor gets when the form of a page is late, blocked or broken.
import type { Page } from '@playwright/test'
import { LATE_AFTER_MS } from './lifecycle.ts'
import { fileText, site } from '../../tests/artifact/built.ts'
import { namedScripts, withStaticImports } from '../../tests/markup/scripts.ts'
import { embed, expectDirectLinkAndPhone, expectReady, shown, status } from '../../tests/browser/form-place.ts'
import { expect, open, openPageWith, test, THOROUGH, thePageWith } from '../../tests/browser/fixtures.ts'
import { isProvider, standIn, usesScript } from '../../tests/browser/provider.ts'

const { forms } = site.messages

/** Opens the page of a form, and waits until the page requests the provider's script or frame. */
async function openUntilRequest(page: Page): Promise<void> {
  const request = page.waitForRequest((each) => isProvider(new URL(each.url())))
  // An answer that is late keeps the browser from reporting that the page has loaded.
  await page.goto(thePageWith('a form').path, { waitUntil: 'commit' })
  await request
}

test('a late form keeps its height, the page says so, and the form is shown when it comes', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await standIn(page, { after: held })
  await page.clock.install()
  await openUntilRequest(page)
  await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
  // A form below the window may grow there.
  await embed(page).evaluate((each) => {
    scrollBy({ top: Math.ceil(each.getBoundingClientRect().bottom) - innerHeight, behavior: 'instant' })
  })
  const before = await embed(page).boundingBox()
  await page.clock.runFor(LATE_AFTER_MS)
  await expect(embed(page)).toHaveAttribute('data-state', 'late')
  await expect(status(page)).toHaveText(forms.late.text)
  await expectDirectLinkAndPhone(embed(page))
  // The clock of the page is not that of its animations, which show the link of the late note.
  await page.evaluate((ms) => document.getAnimations().forEach((each) => (each.currentTime = ms)), LATE_AFTER_MS)
  await embed(page).getByText(forms.late.text).getByRole('link').focus()
  release()
  await expectReady(page)
  expect(await embed(page).boundingBox(), 'Nothing has moved').toEqual(before)
  // The link has disappeared.
  await expect(embed(page)).toBeFocused()
})

if (usesScript) {
  test('a blocked form: the Tab key reaches each option, and another try shows the form', async ({ page, noise }) => {
    noise.expect(/Failed to load resource/, /^request failed: /)
    await page.route(isProvider, (route) => route.abort())
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
    await page.unroute(isProvider)
    await standIn(page)
    await embed(page).getByRole('button', { name: forms.failed.retry.button }).click()
    await expect(embed(page)).toBeFocused()
    await expectReady(page)
  })

  test(
    'a web page in place of the provider’s script leaves the links of a waiting form',
    THOROUGH,
    async ({ page, noise }) => {
      noise.expect(/^page error: /)
      await standIn(page, { script: '<html>We are down</html>' })
      await openPageWith(page, 'a form')
      await expect(embed(page)).toHaveAttribute('data-state', 'waiting')
      await expectDirectLinkAndPhone(embed(page))
    },
  )

  test('a frame of an origin that the policy refuses has failed', THOROUGH, async ({ page, noise }) => {
    noise.expect(/Content Security Policy/, /evil\.example/)
    const script = `for (const place of document.querySelectorAll('[data-form-id]'))
      place.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/form' }))`
    await standIn(page, { script })
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'failed')
  })
}

for (const [what, answers] of [
  ['is an error page', { frameStatus: 500 }],
  ['cannot be reached', { frameStatus: 0 }],
] as const) {
  test(`when the provider’s frame ${what}, the page never says "ready"`, THOROUGH, async ({ page, noise }) => {
    noise.expect(/Failed to load resource/, /^request failed: /)
    await standIn(page, { frame: '', ...answers })
    await openPageWith(page, 'a form')
    await expect(embed(page)).toHaveAttribute('data-state', 'opened')
    await expect(status(page)).toHaveText(forms.opened)
    await expectDirectLinkAndPhone(embed(page))
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
    // In Chromium, a document that a test fulfills can load nothing from another server on this machine.
    await standIn(page)
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
