// Back shows a page at once, as it was left: the browser keeps it, counts a new view, and shows no open menu.
import type { Browser } from 'puppeteer-core'
import { expect, test } from '@playwright/test'
import { browserThatKeepsPages, leaveAndReturn, pagesNotKept, openFully } from './kept-pages.ts'
import { isLocal } from './provider.ts'
import { representatives } from './page-kinds.ts'
import { newMarker, viewsWith } from './views.ts'

let browser: Browser
test.beforeAll(async () => {
  browser = await browserThatKeepsPages()
})
test.afterAll(() => browser.close())

test('the browser keeps one page of every kind', async () => {
  test.slow()
  // Puppeteer has no stand-in for a provider on the internet, so pages with such a form are left out.
  const pages = representatives.filter(({ html }) => isLocal || !html.includes('data-form-id'))
  expect(await pagesNotKept(pages.map(({ path }) => path))).toEqual([])
})

test('each return counts as one page view', async () => {
  const page = await browser.newPage()
  const marker = newMarker()
  await openFully(page, `/?ref=${marker}`)
  await expect.poll(() => viewsWith(marker)).toHaveLength(1)
  for (const views of [2, 3]) {
    expect(await leaveAndReturn(page)).toBe(undefined)
    await expect.poll(() => viewsWith(marker)).toHaveLength(views)
  }
})

test('a menu whose link was pressed is closed on return', async () => {
  const page = await browser.newPage()
  await openFully(page, '/')
  await page.click('header menu-bar summary')
  await Promise.all([page.waitForNavigation(), page.click('header menu-bar details[open] li a')])
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
