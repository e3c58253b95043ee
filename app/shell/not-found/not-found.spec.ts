// What a visitor gets at an unknown path, and what hosts send after a server error.
import { serverError, site } from '../../../tests/artifact/built.ts'
import { expect, test } from '../../../tests/browser/fixtures.ts'

const { notFound, error } = site.messages

test('an unknown path gets 404, the not-found page, and a console line with the path', async ({ page, noise }) => {
  noise.expect(/^console error: (404: there is no page at \/no\/such-page$|Failed to load resource: .*404)/)
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${notFound.code}: ${notFound.title}`)
  await expect.poll(() => noise.lines).toContain('console error: 404: there is no page at /no/such-page')
  await page.locator('header site-menu summary').first().click()
  await expect(page.locator('header details[open] a').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('header details[open]')).toHaveCount(0)
  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
})

test('the page for server errors says what to do in plain words, with the phone number and a link home', async ({
  page,
}) => {
  await page.route('**/broken', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: serverError }),
  )
  await page.goto('/broken')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(error.title)
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  expect(await main.textContent()).not.toMatch(/\bat \S+:\d+|stack|\.js/)
  await main.locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
})
