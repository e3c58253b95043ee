// Every link loads a new document, and the browser does the rest: position, history, focus.
import type { Page } from '@playwright/test'
import { fileText } from '../artifact/built.ts'
import { namedScripts, withStaticImports } from '../markup/scripts.ts'
import { expect, open, started, test, THOROUGH, thePageWith } from './fixtures.ts'
import { movedPage } from './page-kinds.ts'
import { waitForPaint } from './waits.ts'

/** The first heading in view. Its distance from the top may change when fonts arrive late, so it is not compared. */
const headingInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('h1, h2, h3')].find((heading) => heading.getBoundingClientRect().top > 0)
        ?.textContent,
  )

test('a link loads a new document from its top; back and forward show each page where it was left', async ({
  page,
}) => {
  await open(page, '/')
  const firstHeading = await headingInView(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  await waitForPaint(page)
  const heading = await headingInView(page)
  expect(heading).not.toBe(firstHeading)
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  // By script, because a click would scroll to the link first.
  await page
    .locator('body > footer li a[href^="/"]:not([aria-current])')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL('/')
  await started(page)
  expect(await page.evaluate(() => ['isFirstDocument' in window, scrollY])).toEqual([false, 0])
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => headingInView(page)).toBe(heading)
  await page.goForward()
  await expect(page).not.toHaveURL('/')
  await started(page)
  await page.goBack()
  await expect.poll(() => headingInView(page)).toBe(heading)
})

test('a page without a form loads the starter script only, and no data', THOROUGH, async ({ page }) => {
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

test('a former path leads to its page, where links to it are marked as current, and no others', async ({
  page,
  request,
}) => {
  test.skip(!movedPage, 'No link leads to a former path.')
  const { from, to } = movedPage ?? { from: '', to: '' }
  const answer = await request.get(from, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([308, to])
  await open(page, from)
  await expect(page).toHaveURL(to)
  const links = page.locator(`header a[href="${from}"], header a[href="${to}"], footer a[href="${to}"]`)
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all()) await expect(link).toHaveAttribute('aria-current', 'page')
  const marked = page.locator('header a[aria-current], footer a[aria-current]')
  const leadElsewhere = await marked.evaluateAll(async (all) => {
    const answers = await Promise.all(all.map((link) => fetch((link as HTMLAnchorElement).href)))
    return answers.map(({ url }) => new URL(url).pathname).filter((path) => path !== location.pathname)
  })
  expect(leadElsewhere).toEqual([])
})

test('the skip link leads past the header; the Tab key in the header does not scroll the page', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.locator('header > a[href="#main"]')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  // The header is as high as two lines in windows of a middle width.
  for (const width of [1920, 1440, 800]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await page.locator('header a[href="/"]').focus()
    for (let count = 0; count < 2; count++) await page.keyboard.press('Tab')
    await waitForPaint(page)
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
    expect(await page.evaluate(() => Math.round(scrollY)), `${width} px`).toBe(1200)
  }
})
