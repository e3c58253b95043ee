// How long it takes until the form's frame is in a page.
import type { Browser } from 'puppeteer-core'
import { withFreshPage } from '../chromium.ts'

const CPU_SLOWDOWN = 4
const LONGEST_MS = 30_000

/** Milliseconds from the request of the form page at `url` to the form's frame in it. */
export async function timeForm(browser: Browser, url: string): Promise<number> {
  return withFreshPage(browser, async (page) => {
    await page.setViewport({ width: 412, height: 823 })
    await page.emulateCPUThrottling(CPU_SLOWDOWN)
    await page.evaluateOnNewDocument(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main iframe')) return
        performance.mark('form')
        observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('form').length > 0, { timeout: LONGEST_MS })
    return page.evaluate(() => performance.getEntriesByName('form')[0]?.startTime ?? Number.NaN)
  })
}
