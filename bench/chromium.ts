// The browser of the measurements. Puppeteer drives it, because Playwright turns off the back/forward cache
// and attaches an inspector to each page, which makes loading React slower than it is for visitors.
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findBrowser } from '../cli/browser.ts'

/** Starts Chromium without extensions and background traffic. */
export async function launchChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-extensions', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Calls `visit` with a page in a browser context of its own, so that nothing is cached. */
export async function withFreshPage<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext()
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}
