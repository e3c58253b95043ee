// What a visitor gets at an unknown path.
import { site } from '../../../tests/artifact/built.ts'
import { expect, test } from '../../../tests/browser/fixtures.ts'
import { reportsOf } from '../../../tests/browser/page-view-reports.ts'

const { notFound } = site.messages

test('an unknown path gets 404, the not-found page, and a console line and a view with the path', async ({
  page,
  noise,
}) => {
  noise.expect(/^console error: (404: there is no page at \/no\/such-page$|Failed to load resource: .*404)/)
  const reports = reportsOf(page)
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${notFound.code}: ${notFound.title}`)
  await expect.poll(() => reports).toEqual(['/no/such-page'])
  await expect.poll(() => noise.lines).toContain('console error: 404: there is no page at /no/such-page')
  await page.locator('header site-menu summary').first().click()
  await expect(page.locator('header details[open] a').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('header details[open]')).toHaveCount(0)
  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
})
