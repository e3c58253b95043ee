// Page views: one report for each view, to this site only. What a report may hold: private-values.spec.ts.
import { site } from '../artifact/built.ts'
import { expect, open, test, THOROUGH, thePageWith } from './fixtures.ts'
import { farPart, movedPage } from './page-kinds.ts'
import { insightsFolder, reportsOf } from './page-view-reports.ts'

test('each load is reported once, even after Back; a link to a part of the page is not a new view', async ({
  page,
}) => {
  const reports = reportsOf(page)
  const first = thePageWith('a link to a part of itself')
  await open(page, first.path)
  await expect.poll(() => reports).toEqual([first.path])
  await page
    .locator(`main a[href$="#${farPart(first)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(/#/)
  await open(page, movedPage?.from ?? '/')
  const second = movedPage?.to ?? '/'
  // The report of the second page would come after a second report of the first.
  await expect.poll(() => reports).toEqual([first.path, second])
  await page.goBack()
  await expect.poll(() => reports).toEqual([first.path, second, first.path])
})

test('hovering over a link prefetches its page, which is not a view, and a click shows that document', async ({
  page,
  context,
}) => {
  // Chromium prefetches nothing while Playwright intercepts requests, as it does for providers that are not local.
  await context.unrouteAll()
  const reports = reportsOf(page)
  await open(page, '/')
  const link = page.locator('body > footer li a[href^="/"]:not([aria-current])').first()
  const path = String(await link.getAttribute('href'))
  const prefetch = context.waitForEvent('request', (request) => new URL(request.url()).pathname === path)
  await link.hover()
  expect((await prefetch).headers()['sec-purpose']).toMatch(/^prefetch/)
  await expect.poll(() => reports).toEqual(['/'])
  await link.click()
  await expect(page).toHaveURL(path)
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)?.deliveryType,
  )
  expect(delivery).toBe('navigational-prefetch')
  await expect.poll(() => reports).toEqual(['/', path])
})

test('a blocked insights script adds no line to the console', THOROUGH, async ({ page, noise }) => {
  // The browser itself notes the blocked request. The page must add nothing.
  const blocked = /Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/
  noise.expect(new RegExp(`^request failed: \\S+${site.clinic.analytics.scriptSrc} `), blocked)
  const messages: string[] = []
  page.on('console', (message) => {
    // `noise` looks at the warnings.
    if (message.type() !== 'warning') messages.push(message.text())
  })
  await page.route(`**${insightsFolder}/**`, (route) => route.abort('blockedbyclient'))
  await open(page, '/')
  await expect.poll(() => messages.filter((text) => blocked.test(text))).toHaveLength(1)
  expect(messages.filter((text) => !blocked.test(text))).toEqual([])
})
