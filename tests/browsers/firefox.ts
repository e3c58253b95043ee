// Firefox, driven over WebDriver BiDi.
import { existsSync } from 'node:fs'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import { vi } from 'vitest'
import { restingPlace, type Visitor } from './visitor.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Longest wait for a page to load, in ms. */
const LOAD_LIMIT = 20_000

/** Starts Firefox without a window. Rejects when it is not installed. */
export async function firefox(): Promise<Visitor> {
  const executablePath = process.env['FIREFOX_PATH'] ?? PLACES.find((place) => existsSync(place))
  if (!executablePath) throw new Error('Firefox is not installed. Debian: apt-get install firefox-esr')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  const evaluate = async <T>(expression: string) => (await page.evaluate(expression)) as T
  return {
    goto: async (url) => {
      // Puppeteer's own goto does not notice some loads after a page came back from the back/forward cache.
      await evaluate(`void (window.isLeft = true, location.assign(${JSON.stringify(url)}))`)
      // For a moment, an empty document stands between the page that is left and the next one. It is complete too.
      const isNext = `!window.isLeft && location.href !== 'about:blank'`
      const hasLoaded = `${isNext} && document.readyState === 'complete'`
      await vi.waitUntil(() => evaluate<boolean>(hasLoaded).catch(() => false), { timeout: LOAD_LIMIT })
    },
    click: async (selector) => {
      const { x, y } = await restingPlace(evaluate, selector)
      await page.mouse.click(x, y)
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    evaluate,
    size: (width, height) => page.setViewport({ width, height }),
    back: () => page.evaluate('history.back()') as Promise<void>,
    leave: () => browser.close(),
  }
}
