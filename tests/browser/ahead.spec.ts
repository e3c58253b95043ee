// What is fetched before a visitor asks for it: data of pages that links lead to, within a budget, and documents with a form.
import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { KINDS } from './page-kinds.ts'

/** Paths whose data was asked for, by prefetch or by the router. */
function dataAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(pathname)
  })
  return asked
}

test('a link that is pointed at has its data there when it is pressed', async ({ page }) => {
  const asked = dataAsked(page)
  await open(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  await link.hover()
  await expect.poll(() => asked).toContain('/about-us.data')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/about-us.data')),
  )
  await link.click()
  await expect(page).toHaveURL('/about-us')
  const travelled = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/about-us.data'))
      .map((each) => each.transferSize),
  )
  expect(travelled).toHaveLength(2)
  expect(travelled.at(-1), 'The second time it comes out of the browser').toBe(0)
})

test('however far a visitor reads and points, at most twelve pages are fetched ahead, and none with a form', async ({
  page,
}) => {
  const asked = dataAsked(page)
  await open(page, '/womens-health')
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 500) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForTimeout(20)
  }
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a'))
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForTimeout(500)
  expect(asked.length).toBeGreaterThan(6)
  expect(asked.length).toBeLessThanOrEqual(12)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((path) => /eligibility|assessment|consultation/.test(path))).toEqual([])
})

for (const path of KINDS) {
  test(`pointing at a link of ${path} brings styles that stay, and moves nothing`, async ({ page }) => {
    await open(page, path)
    await page.evaluate(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((each) => (each as PerformanceEntry & { value: number }).value)),
      ).observe({
        type: 'layout-shift',
      })
      Object.assign(window, { shifts })
    })
    await page.locator('body > footer a[href="/about-us"]').dispatchEvent('pointerover')
    await expect(page.locator('body > link[rel=stylesheet]')).toHaveCount(1)
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })
}

test('whoever saves data gets nothing ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = dataAsked(page)
  // A page with a form, on which React starts all the same.
  await open(page, '/pap-smear-eligibility')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a'))
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
})

test('the page of a form is fetched when its link is pointed at, and opened from there', async ({
  page,
  context,
}) => {
  const fetched: string[] = []
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/womens-health')
  await hydrated(page)
  const link = page.locator('main a[href="/pap-smear-eligibility"]').first()
  await link.hover()
  await expect.poll(() => fetched).toContain('/pap-smear-eligibility')
  await link.click()
  await expect(page).toHaveURL('/pap-smear-eligibility')
  expect(
    await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
          .deliveryType,
    ),
  ).toBe('navigational-prefetch')
})
