// Page views: one report for each view, to this site only. What a report may hold: private-values.spec.ts.
import type { BrowserContext, Page } from '@playwright/test'
import { site } from '../artifact/built.ts'
import { expect, open, test, thePageWith } from './fixtures.ts'
import { farPart, movedPage } from './page-kinds.ts'

const { scriptSrc } = site.clinic.analytics
const folder = scriptSrc.slice(0, scriptSrc.lastIndexOf('/'))

/** Paths that the page or context has reported so far, in order. */
function reportsOf(source: Page | BrowserContext): string[] {
  const reports: string[] = []
  const events: Pick<Page, 'on'> | Pick<BrowserContext, 'on'> = source
  events.on('request', (request) => {
    if (new URL(request.url()).pathname === `${folder}/view`)
      reports.push((JSON.parse(request.postData() ?? '{}') as { path: string }).path)
  })
  return reports
}

test('each load is reported once, also after Back', async ({ page }) => {
  const reports = reportsOf(page)
  const first = thePageWith('no form').path
  await open(page, first)
  await expect.poll(() => reports).toEqual([first])
  await open(page, '/?ref=second')
  // The report of the second page would come after a second report of the first.
  await expect.poll(() => reports).toEqual([first, '/?ref=second'])
  await page.goBack()
  await expect.poll(() => reports).toEqual([first, '/?ref=second', first])
})

test('a page that is only prefetched is no view', async ({ page, context }) => {
  const reports = reportsOf(context)
  const link = page.locator('body > footer li a[href^="/"]').first()
  await open(page, '/')
  const path = String(await link.getAttribute('href'))
  const prefetch = context.waitForEvent('request', (request) => new URL(request.url()).pathname === path)
  await link.hover()
  expect((await prefetch).headers()['sec-purpose']).toMatch(/^prefetch/)
  await open(page, '/?ref=after')
  await expect.poll(() => reports).toEqual(['/', '/?ref=after'])
})

test('a link to a part of the page is no new view', async ({ page }) => {
  const reports = reportsOf(page)
  const target = thePageWith('a link to a part of itself')
  await open(page, target.path)
  await page
    .locator(`main a[href$="#${farPart(target)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(/#/)
  await open(page, '/')
  await expect.poll(() => reports).toEqual([target.path, '/'])
})

test('a former path is reported as the page that it leads to', async ({ page }) => {
  test.skip(!movedPage, 'No page has a former path.')
  const reports = reportsOf(page)
  await open(page, movedPage?.from ?? '')
  await expect.poll(() => reports).toEqual([movedPage?.to])
})

test('a blocked insights script adds no line to the console', async ({ page, noise }) => {
  // The browser itself notes the blocked request. The page must add nothing.
  const blocked = /Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/
  noise.expect(new RegExp(`^request failed: \\S+${scriptSrc} `), blocked)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.route(`**${folder}/**`, (route) => route.abort('blockedbyclient'))
  await open(page, '/')
  await expect.poll(() => messages.filter((text) => blocked.test(text))).toHaveLength(1)
  expect(messages.filter((text) => !blocked.test(text))).toEqual([])
})
