// Pictures that a page loads although nobody sees them yet.
import type { Page } from '@playwright/test'

/** Addresses of pictures below the window that had loaded before the page had. Call it before anything scrolls. */
export async function earlyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
    const addresses = new Set(early.map(({ name }) => name))
    return [...document.images]
      .filter((image) => image.getBoundingClientRect().top > innerHeight && addresses.has(image.currentSrc))
      .map(({ currentSrc }) => currentSrc)
  })
}
