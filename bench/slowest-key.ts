// How long the slowest key takes while somebody types into a form, with a slower processor.
import type { Page } from 'puppeteer-core'

export const CPU_SLOWDOWN = 4
/** Pause between two keys in ms. It is longer than the one before a check, so that checks run between the keys. */
const KEY_PAUSE = 150
export const WORDS = 'Words that somebody types'

/** The longest time in ms from a key to the paint after it, as the browser's event timing has it. */
export async function slowestKey(page: Page): Promise<number> {
  await page.emulateCPUThrottling(CPU_SLOWDOWN)
  await page.evaluate(() => {
    // Times are rounded to 8 ms, and those under 16 ms are not reported.
    const keys = { longest: 16 }
    Object.assign(window, { keys })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') keys.longest = Math.max(keys.longest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.keyboard.type(WORDS, { delay: KEY_PAUSE })
  await page.emulateCPUThrottling(1)
  return page.evaluate(() => (window as unknown as { keys: { longest: number } }).keys.longest)
}

/**
 * The same for the HTML and the styles of the form, without scripts, checks and live page. The browser alone takes
 * this long. `field` is the selector of the control to type into.
 */
export async function slowestKeyInHtml(page: Page, url: string, field: string): Promise<number> {
  const html = await page.evaluate(() => {
    const form = document.documentElement.cloneNode(true) as HTMLElement
    for (const each of form.querySelectorAll('script, iframe')) each.remove()
    return form.outerHTML
  })
  const plain = await page.browserContext().newPage()
  await plain.setContent(html.replace('<head>', `<head><base href="${url}" />`))
  await plain.focus(field)
  await plain.keyboard.press('End')
  return slowestKey(plain)
}
