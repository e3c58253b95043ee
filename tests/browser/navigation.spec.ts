// Moving between pages without loading the document: what a browser does by itself must still happen.
import type { Page } from '@playwright/test'
import { expect, navigate, open, test } from './fixtures.ts'

/** Marks the document, so that a test can see whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Follows a link of the header's first menu by keyboard, which leaves the page where it is; Playwright scrolls before it clicks. */
async function follow(page: Page, name: RegExp): Promise<void> {
  await page.locator('header summary').first().press('Enter')
  await page.locator('header details[open]').getByRole('link', { name }).press('Enter')
}

test('title and focus move to the new page, which begins at its top', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await follow(page, /See all of men/)
  await expect(page).toHaveURL('/mens-health')
  await expect(page).toHaveTitle(/^Men's Health/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('an open menu closes when its link is followed', async ({ page }) => {
  await open(page, '/')
  await follow(page, /See all of men/)
  await expect(page).toHaveURL('/mens-health')
  await expect(page.locator('header details[open]')).toHaveCount(0)
})

test('back and forward give each page its place on the screen', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await follow(page, /See all of men/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await page.waitForTimeout(100)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  await expect(page).toHaveTitle(/^Silverberry Health/)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('a long page comes back to its place after a short one', async ({ page }) => {
  await open(page, '/mens-health')
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }))
  await page.waitForTimeout(100)
  await navigate(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle(/^Men's Health/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(6000)
})

test('a former path leads on without loading the document', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  await follow(page, /^Erectile dysfunction/)
  await expect(page).toHaveURL('/ed')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a link by a former path marks the page that it leads to as the current one', async ({ page }) => {
  await open(page, '/ed')
  for (const part of ['header', 'footer']) {
    await expect(page.locator(`body > ${part} a[href="/ed-treatment"]`).first()).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.locator(`body > ${part} [aria-current=page]`)).toHaveCount(1)
  }
})

test('a page with a form is loaded as a document, whose own policy then rules', async ({ page }) => {
  await open(page, '/womens-health')
  await mark(page)
  await page.locator('main a[href="/pap-smear-eligibility"]').first().click()
  await expect(page).toHaveURL('/pap-smear-eligibility')
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('the server leads former paths, trailing slashes and file names on with 308', async ({ request }) => {
  const answer = async (path: string) => {
    const response = await request.get(`${process.env['SITE_ORIGIN']}${path}`, { maxRedirects: 0 })
    return [response.status(), response.headers()['location']]
  }
  expect(await answer('/ed-treatment')).toEqual([308, '/ed'])
  expect(await answer('/ed-treatment/?a=1')).toEqual([308, '/ed?a=1'])
  expect(await answer('/ed/')).toEqual([308, '/ed'])
  expect(await answer('/ed.html')).toEqual([308, '/ed'])
  expect(await answer('/index.html')).toEqual([308, '/'])
  const [, location] = await answer('//elsewhere.example')
  expect(new URL(String(location ?? '/'), 'http://here').host).toBe('here')
})

test('the header can be walked through by keyboard without moving the page', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await page.locator('header a').first().focus()
  for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('the keyboard reaches the content past the header by the skip link', async ({ page }) => {
  await open(page, '/womens-health')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
