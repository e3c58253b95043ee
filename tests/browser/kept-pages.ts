// A Chromium with the back/forward cache, which Playwright turns off. Driven by Puppeteer.
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findBrowser } from '../../cli/browser.ts'
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts'

/** Starts the browser. The caller closes it. */
export function browserThatKeepsPages(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    defaultViewport: { width: 1440, height: 900 },
  })
}

/** Opens `path` and waits until page, island and frames have loaded. A browser keeps no page that still loads. */
export async function openFully(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env['SITE_ORIGIN']}${path}`)
  await page.waitForFunction(() => customElements.get('site-menu') !== undefined)
  await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null)
  const isComplete = () => document.readyState === 'complete'
  await Promise.all(page.frames().map((frame) => frame.waitForFunction(isComplete)))
}

/** Leaves for another document and comes back. Returns undefined when the page was kept, else why it was not. */
export async function leaveAndReturn(page: Page): Promise<string | undefined> {
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.goto(`${process.env['SITE_ORIGIN']}/robots.txt`)
  await page.goBack({ waitUntil: 'domcontentloaded' })
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const reasons = (navigation as { notRestoredReasons?: object } | undefined)?.notRestoredReasons
    return 'kept' in window ? undefined : JSON.stringify(reasons ?? 'unknown')
  })
}

/** The pages among `paths` that the browser does not keep for Back, each with the browser's reasons. */
export async function pagesNotKept(paths: readonly string[]): Promise<string[]> {
  const browser = await browserThatKeepsPages()
  try {
    const lost: string[] = []
    const page = await browser.newPage()
    for (const path of paths) {
      await openFully(page, path)
      const reasons = await leaveAndReturn(page)
      if (reasons) lost.push(`${path}: ${reasons}`)
    }
    return lost
  } finally {
    await browser.close()
  }
}
