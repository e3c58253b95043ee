// Back shows a page at once, as it was left: the browser counts a new view, and shows no open menu.
// `npm run test:all` checks that the browser keeps every page (thorough/).
import type { Browser } from 'puppeteer-core'
import { expect, test } from '@playwright/test'
import { browserThatKeepsPages, leaveAndReturn, openFully } from './kept-pages.ts'
import { isLocal } from './provider.ts'
import { pageWith } from './page-kinds.ts'

let browser: Browser
test.beforeAll(async () => {
  browser = await browserThatKeepsPages()
})
test.afterAll(() => browser.close())

test('each return counts as one page view', async () => {
  const page = await browser.newPage()
  const views: unknown[] = []
  page.on('request', (request) => {
    const report = JSON.parse(request.postData() ?? '{}') as { path?: string }
    if (report.path === '/') views.push(report)
  })
  await openFully(page, '/')
  await expect.poll(() => views).toHaveLength(1)
  for (const count of [2, 3]) {
    expect(await leaveAndReturn(page)).toBe(undefined)
    await expect.poll(() => views).toHaveLength(count)
  }
})

test('a menu whose link was pressed is closed on return', async () => {
  const page = await browser.newPage()
  await openFully(page, '/')
  await page.click('header site-menu summary')
  await page.click('header site-menu details[open] li a')
  await page.waitForFunction(() => location.pathname !== '/' && document.readyState === 'complete')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.$('header details[open]')).toBe(null)
})

test('the drawer is closed on return', async () => {
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  await openFully(page, '/')
  await page.click('header button[commandfor=drawer]')
  await page.waitForSelector('dialog#drawer[open]')
  await page.$eval('dialog#drawer details', (group) => group.setAttribute('open', ''))
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('dialog#drawer details[open] a', (link) => (link as HTMLElement).click()),
  ])
  await page.goBack()
  expect(await page.$('dialog#drawer[open]')).toBe(null)
})

test('code that runs on a page with a form stands still while the visitor is on another page', async () => {
  const path = pageWith('a form')?.path
  test.skip(!path || !isLocal, 'Puppeteer has no stand-in for a provider on the internet.')
  const page = await browser.newPage()
  await openFully(page, String(path))
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    setInterval(() => times.push(Date.now()), 20)
  })
  const left = Date.now()
  await openFully(page, '/')
  expect(await page.evaluate(() => 'times' in window)).toBe(false)
  const away = Date.now() - left
  await page.goBack({ waitUntil: 'domcontentloaded' })
  const longestPause = await page.evaluate(async () => {
    const { times } = window as unknown as { times: number[] }
    const ticks = times.length
    while (times.length === ticks) await new Promise((done) => setTimeout(done, 20))
    return Math.max(...times.map((time, index) => time - (times[index - 1] ?? time)))
  })
  // The page runs for a part of this time, until the browser leaves it.
  expect(longestPause, 'ms').toBeGreaterThan(away / 2)
})
