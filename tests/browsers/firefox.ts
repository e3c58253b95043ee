// Firefox, driven over WebDriver BiDi.
import { existsSync } from 'node:fs'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import { restingPlace, type Visitor } from './visitor.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Starts Firefox without a window. Rejects when it is not installed. */
export async function firefox(): Promise<Visitor> {
  const executablePath = process.env['FIREFOX_PATH'] ?? PLACES.find((place) => existsSync(place))
  if (!executablePath) throw new Error('Firefox is not installed. Debian: apt-get install firefox-esr')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  const ask = async <T>(expression: string) => (await page.evaluate(expression)) as T
  return {
    goto: async (url) => void (await page.goto(url)),
    click: async (selector) => {
      const { x, y } = await restingPlace(ask, selector)
      await page.mouse.click(x, y)
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    ask,
    size: (width, height) => page.setViewport({ width, height }),
    back: () => page.evaluate('history.back()') as Promise<void>,
    leave: () => browser.close(),
  }
}
