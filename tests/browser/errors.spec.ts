// What stands in for a page that is not there, or that broke.
import type { Page } from '@playwright/test'
import { expect, navigate, open, test } from './fixtures.ts'

/** The page's data, whatever the router asks beside it. */
const CONTACT_DATA = /\/contact\.data/

/** The screen says what happened in plain words, with ways on, inside the shell. */
async function expectErrorScreen(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page).toHaveTitle(/^Unexpected Application Error!/)
  await expect(main.getByRole('link', { name: /Call \(403\)/ })).toHaveAttribute('href', 'tel:+14035550142')
  await expect(main.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await main.textContent()).not.toMatch(/\bat \S+:\d+|stack|\.js/)
}

test.describe('unknown path', () => {
  test('gets 404, the static page, and a console line with the path', async ({ page, noise }) => {
    noise.expect(/^console error: (404: there is no page at \/no\/such-page$|Failed to load resource: .*404)/)
    const response = await page.goto('/no/such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Oops! Page not found')
    await expect(page).toHaveTitle(/^404: Oops! Page not found/)
    await expect.poll(() => noise.lines).toContain('console error: 404: there is no page at /no/such-page')
    expect(await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('__reactRouter')))).toEqual(
      [],
    )
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('gets the same page on a client navigation, inside the shell', async ({ page, noise }) => {
    noise.expect(/^console error: (404: there is no page at \/no\/such-page$|Failed to load resource: .*404)/)
    await open(page, '/')
    await navigate(page, '/no/such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Oops! Page not found')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^404: Oops! Page not found/)
    await expect.poll(() => noise.lines).toContain('console error: 404: there is no page at /no/such-page')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404/)
  })

  test('a malformed address is a 404 too', async ({ request }) => {
    for (const path of [
      '/%E0%A4%A',
      '/..%2f..%2fetc/passwd',
      '/ed%00',
      '/404',
      '/404.html',
      '/no.data',
      '/assets/none.js',
    ]) {
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
    }
  })
})

test.describe('broken page', () => {
  test('a failing loader shows the error screen, and home is a way out of it', async ({ page, noise }) => {
    noise.expect(/^console error: /)
    await open(page, '/')
    await page.route(CONTACT_DATA, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expectErrorScreen(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bespoke Healthcare/)
  })

  test('a section that fails to render shows the error screen, on a navigation', async ({ page, noise }) => {
    noise.expect(/^console error: /)
    await open(page, '/')
    await page.route(CONTACT_DATA, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"hero-page"', '"no-such-kind"') })
    })
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expectErrorScreen(page)
  })

  test('a section that fails to render shows the error screen, at first load of a page that React draws', async ({
    page,
    noise,
  }) => {
    noise.expect(/^console error: /, /^page error: /)
    await page.route('**/assets/start-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('./form/section.tsx', './gone/section.tsx'),
      })
    })
    await page.goto('/acne-skin-care-eligibility')
    await expectErrorScreen(page)
  })

  test('a lost connection shows the error screen, and a new try works', async ({ page, noise }) => {
    noise.expect(/^console error: /, /^request failed: \S+\/contact\.data\S* /)
    await open(page, '/')
    await page.route(CONTACT_DATA, (route) => route.abort('internetdisconnected'))
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expectErrorScreen(page)
    await page.unroute(CONTACT_DATA)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
  })
})
