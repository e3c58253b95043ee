// Holds back what a page requests, so that a test sees the page without it.
import type { Page } from '@playwright/test'

/** Holds back every request whose address matches, until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}
