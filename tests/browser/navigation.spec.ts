// Every link loads a new document, and the browser does the rest: title, position, history, prefetching.
import type { Page } from '@playwright/test'
import { fileText } from '../artifact/built.ts'
import { namedScripts, withStaticImports } from '../markup/scripts.ts'
import { drawn, expect, open, started, test, thePageWith } from './fixtures.ts'
import { movedPage, representatives } from './page-kinds.ts'

/** Marks the document, so that a test can see whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** A link of the footer to another page, and that page's path. */
async function footerLink(page: Page) {
  const link = page.locator('body > footer li a[href^="/"]:not([aria-current])').first()
  return { link, path: String(await link.getAttribute('href')) }
}

test('a press on a link loads a new document, which begins at its top', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  const { link, path } = await footerLink(page)
  await link.click()
  await expect(page).toHaveURL(path)
  expect(await isMarked(page)).toBe(false)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** The first heading in sight. Its distance from the top may change when fonts arrive late, so it is not compared. */
const headingInSight = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('h1, h2, h3')].find((heading) => heading.getBoundingClientRect().top > 0)
        ?.textContent,
  )

test('back and forward show each page where it was left', async ({ page }) => {
  await open(page, '/')
  const firstHeading = await headingInSight(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  await drawn(page)
  const heading = await headingInSight(page)
  expect(heading).not.toBe(firstHeading)
  await page.evaluate((path) => location.assign(path), (await footerLink(page)).path)
  await expect(page).not.toHaveURL('/')
  await started(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => headingInSight(page)).toBe(heading)
  await page.goForward()
  await expect(page).not.toHaveURL('/')
  await started(page)
  await page.goBack()
  await expect.poll(() => headingInSight(page)).toBe(heading)
})

test('pointing at a link prefetches its page, and a press then shows the prefetched document', async ({
  page,
  context,
}) => {
  const prefetched: string[] = []
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) prefetched.push(new URL(request.url()).pathname)
  })
  // Chromium prefetches nothing while Playwright intercepts requests, as it does for providers that are not local.
  await context.unrouteAll()
  await open(page, '/')
  const { link, path } = await footerLink(page)
  await link.hover()
  await expect.poll(() => prefetched).toContain(path)
  await link.click()
  await expect(page).toHaveURL(path)
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)?.deliveryType,
  )
  expect(delivery).toBe('navigational-prefetch')
})

test('a page without a form loads the starter script only, and no data', async ({ page }) => {
  const { path, elements } = thePageWith('no form')
  const loaded: string[] = []
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) loaded.push(new URL(request.url()).pathname)
  })
  await open(page, path)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => new Promise((idle) => requestIdleCallback(() => idle(true))))
  const starter = withStaticImports(namedScripts(elements), fileText)
  expect(new Set(loaded.filter((file) => file.startsWith('/assets/')))).toEqual(starter)
  expect(loaded.filter((file) => !file.startsWith('/assets/') && !file.startsWith('/insights/'))).toEqual([])
})

test('a former path leads to its page, where links to the former path are marked as current', async ({
  page,
  request,
}) => {
  test.skip(!movedPage, 'No page has a former path.')
  const { from, to } = movedPage ?? { from: '', to: '' }
  const answer = await request.get(from, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([308, to])
  await open(page, from)
  await expect(page).toHaveURL(to)
  const links = page.locator(`header a[href="${from}"], header a[href="${to}"]`)
  for (const link of await links.all()) await expect(link).toHaveAttribute('aria-current', 'page')
})

test('links to the page itself are marked as current, and no others are', async ({ page }) => {
  for (const { path } of representatives.slice(0, 3)) {
    await open(page, path)
    const marked = page.locator('header a[aria-current], footer a[aria-current]')
    const leadElsewhere = await marked.evaluateAll(async (links) => {
      const answers = await Promise.all(links.map((link) => fetch((link as HTMLAnchorElement).href)))
      return answers.map(({ url }) => new URL(url).pathname).filter((to) => to !== location.pathname)
    })
    expect(leadElsewhere).toEqual([])
    for (const link of await page.locator(`footer a[href="${path}"]`).all())
      await expect(link).toHaveAttribute('aria-current', 'page')
  }
})

test('the server redirects trailing slashes and file names', async ({ request }) => {
  const { path } = thePageWith('a form')
  const answer = async (address: string) => {
    const response = await request.get(`${process.env['SITE_ORIGIN']}${address}`, { maxRedirects: 0 })
    return [response.status(), response.headers()['location']]
  }
  expect(await answer(`${path}/`)).toEqual([308, path])
  expect(await answer(`${path}/?a=1`)).toEqual([308, `${path}?a=1`])
  expect(await answer(`${path}.html`)).toEqual([308, path])
  expect(await answer('/index.html')).toEqual([308, '/'])
  const [, location] = await answer('//elsewhere.example')
  expect(new URL(String(location ?? '/'), 'http://here').host).toBe('here')
})

test('the Tab key walks through the header without scrolling the page', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.locator('header a').first().focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab')
  await drawn(page)
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(1200)
})

test('the skip link takes the keyboard past the header', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.locator('body > a[href="#main"]')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
