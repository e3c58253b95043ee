// Page views: one report for each view, with personal data masked, to this origin only.
import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'

/** Paths reported by this page so far, in order. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/insights/view')
      reports.push((JSON.parse(request.postData() ?? '{}') as { path: string }).path)
  })
  return reports
}

/** Long enough for a second report to have come. */
const settle = (page: Page) => page.waitForTimeout(600)

test('the first load and each navigation are reported once', async ({ page }) => {
  const reports = reportsOf(page)
  await open(page, '/womens-health')
  await expect.poll(() => reports).toEqual(['/womens-health'])
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await settle(page)
  expect(reports).toEqual(['/womens-health', '/contact'])
  await page.goBack()
  await expect(page).toHaveURL('/womens-health')
  await settle(page)
  expect(reports).toEqual(['/womens-health', '/contact', '/womens-health'])
})

test('a link to a part of the page is no new view', async ({ page }) => {
  const reports = reportsOf(page)
  await open(page, '/womens-health')
  await page.locator('main a[href$="#treatment-options"]').first().click()
  await expect(page).toHaveURL('/womens-health#treatment-options')
  await settle(page)
  expect(reports).toEqual(['/womens-health'])
})

test('a former path is reported as the page that it leads to', async ({ page }) => {
  const reports = reportsOf(page)
  await open(page, '/')
  await page.locator('header summary').first().click()
  await page
    .locator('header details[open]')
    .getByRole('link', { name: /^Erectile dysfunction/ })
    .click()
  await expect(page).toHaveURL('/ed')
  await settle(page)
  expect(reports).toEqual(['/', '/ed'])
})

test('e-mail, phone and health number in the query are masked before they leave', async ({ page, request }) => {
  const bodies: string[] = []
  page.on('request', (each) => bodies.push(`${each.url().replace(page.url(), '')} ${each.postData() ?? ''}`))
  const marker = `campaign-${Date.now()}`
  const reports = reportsOf(page)
  await open(page, `/ed?from=${marker}&mail=ann.smith%40example.ca&tel=403-555-0199&ahcip=12345-6789`)
  await expect.poll(() => reports).toEqual([`/ed?from=${marker}&mail=[email]&tel=[phone]&ahcip=[health-number]`])
  expect(bodies.filter((body) => body.includes('/insights/')).join()).not.toMatch(/ann\.smith|555-0199|12345-6789/)

  const views = (await (await request.get('/insights/views')).json()) as Record<string, string>[]
  const mine = views.filter(({ path = '' }) => path.includes(marker))
  expect(mine.map((view) => Object.keys(view).sort())).toEqual([['path', 'time']])
  expect(Math.abs(Date.parse(mine[0]?.['time'] ?? '') - Date.now())).toBeLessThan(60_000)
})

test('nothing is kept on the visitor’s machine', async ({ page, context }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('a blocked or failing script is silent, and the page goes on', async ({ page, noise }) => {
  // What the browser itself notes about the blocked request; the page must add nothing.
  const blocked = /Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/
  noise.expect(/^request failed: \S+\/insights\/script\.js /, blocked)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/insights/**', (route) => route.abort('blockedbyclient'))
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await settle(page)
  expect(said.filter((text) => !blocked.test(text))).toEqual([])
})

test('an unknown path is reported too', async ({ page, noise }) => {
  noise.expect(/404/)
  const reports = reportsOf(page)
  await page.goto('/no-such-page?x=1')
  await expect.poll(() => reports).toEqual(['/no-such-page?x=1'])
  await settle(page)
  expect(reports).toHaveLength(1)
})

test('a view is reported after hydration even when the visitor has already moved', async ({ page }) => {
  const reports = reportsOf(page)
  await page.goto('/contact')
  await page.mouse.wheel(0, 400)
  await hydrated(page)
  await expect.poll(() => reports).toEqual(['/contact'])
})
