// Links to a part of a page: the way there, and what stands in sight at its end.
import type { Page } from '@playwright/test'
import { expect, hydrated, navigate, test } from './fixtures.ts'

/** Notes every scroll position from the first moment on. */
async function watchScroll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const note = () => {
      if (tops.at(-1) !== scrollY) tops.push(scrollY)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

/** Less than this is no stop on the way: a font that arrives late moves the target a little. In px. */
const NUDGE = 60

/** Waits until the page stands still at its target, and returns the positions on the way there. A busy machine draws few of them. */
async function waysideStops(page: Page): Promise<number[]> {
  // A jump may be over before the first position is noted.
  await expect
    .poll(async () => page.evaluate(() => (window as unknown as { tops: number[] }).tops.at(-1) ?? 0), {
      timeout: 5000,
    })
    .toBeGreaterThan(0)
  let last = -1
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => scrollY)
        const still = now === last && now > 0
        last = now
        return still
      },
      { intervals: [250] },
    )
    .toBe(true)
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops)
  return [...new Set(tops)].filter((top) => top > 1 && Math.abs(top - last) > NUDGE)
}

/** How far the target stands below the sticky header's edge, in px. */
async function gapUnderHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const heading = document.getElementById(target)?.querySelector('h2')?.getBoundingClientRect().top ?? Number.NaN
    return heading - header
  }, id)
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('#treatment-options is scrolled to smoothly at first load, clear of the header', async ({ page }) => {
      await watchScroll(page)
      await page.goto('/womens-health#treatment-options')
      expect(await waysideStops(page)).not.toHaveLength(0)
      await hydrated(page)
      expect(await gapUnderHeader(page, 'treatment-options')).toBeGreaterThanOrEqual(0)
      await expect(page.locator('#treatment-options h2')).toBeInViewport()
    })

    test('#treatment-options is scrolled to smoothly by click, clear of the header', async ({ page }) => {
      await watchScroll(page)
      await page.goto('/womens-health')
      await hydrated(page)
      await page.locator('main a[href$="#treatment-options"]').first().click()
      expect(await waysideStops(page)).not.toHaveLength(0)
      await expect(page).toHaveURL('/womens-health#treatment-options')
      expect(await gapUnderHeader(page, 'treatment-options')).toBeGreaterThanOrEqual(0)
      await expect(page.locator('#treatment-options h2')).toBeInViewport()
    })
  })
}

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page jumps, at first load and by click', async ({ page }) => {
    await watchScroll(page)
    await page.goto('/womens-health#treatment-options')
    expect(await waysideStops(page)).toEqual([])
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.evaluate(() => (window as unknown as { tops: number[] }).tops.splice(0))
    await page.locator('main a[href$="#treatment-options"]').first().click()
    expect(await waysideStops(page)).toEqual([])
    expect(await gapUnderHeader(page, 'treatment-options')).toBeGreaterThanOrEqual(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a part of the page leads there, and the page is not loaded again', async ({ page }) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') loads.push(request.url())
    })
    await page.goto('/womens-health')
    await page.locator('main a[href$="#treatment-options"]').first().click()
    await expect(page.locator('#treatment-options h2')).toBeInViewport()
    expect(loads).toHaveLength(1)
  })
})

test('from another page, the page comes first and then its part', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await navigate(page, '/womens-health#treatment-options')
  await expect(page).toHaveURL('/womens-health#treatment-options')
  await expect(page.locator('#treatment-options h2')).toBeInViewport()
  await expect.poll(() => gapUnderHeader(page, 'treatment-options')).toBeLessThan(400)
})
