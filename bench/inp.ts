// `npm run inp`: first text over slow 3G and a slow processor, against the same page without scripts; and how long a press takes to show, processor four times slower.
// Ratios count: absolute times are those of this machine.
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { startSiteServer } from '../hosting/server/server.ts'
import { findBrowser } from '../cli/browser.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { firstPaint } from './first-paint.ts'
import { CommandError, fail } from '../cli/steps.ts'

const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
}
const RUNS = 5
const MOST_OVER_FLOOR = 1.05
const LONGEST_PRESS = 200
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const

/** What is pressed, on which page, at which width. */
const PRESSES: readonly (readonly [name: string, path: string, selector: string, wide: boolean])[] = [
  ['menu', '/', 'header menu-bar summary', true],
  ['drawer', '/', 'header button[commandfor]', false],
  ['tab', '/', 'main [role=tab]:nth-of-type(2)', false],
  ['question', '/', 'main details:not([open]) > summary', false],
  ['carousel', '/post-cycle-therapy', 'slide-rail [data-step="1"]', false],
  ['term', '/prep-and-screening', 'dfn button', false],
]

interface Timed extends Window {
  longest?: number
}

async function slowed(page: Page, rate: number, network = false): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_3G)
  }
  return session
}

/** When the first text is there, in ms, of one load with an empty cache. */
async function firstText(browser: Browser, url: string, rate: number, scripts: boolean): Promise<number> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: scripts })
  const page = await context.newPage()
  await slowed(page, rate, true)
  await page.goto(url)
  const time = await firstPaint(page)
  await context.close()
  return time
}

/** The shortest of a few loads with scripts, and of as many without, by turns: a busy machine only ever makes one longer. */
async function firstTexts(browser: Browser, url: string, rate: number): Promise<{ ours: number; floor: number }> {
  const times = { ours: Infinity, floor: Infinity }
  for (let run = 0; run < RUNS; run++) {
    times.floor = Math.min(times.floor, await firstText(browser, url, rate, false))
    times.ours = Math.min(times.ours, await firstText(browser, url, rate, true))
  }
  return times
}

/** From a press to the next frame that shows something, in ms. */
async function press(
  browser: Browser,
  origin: string,
  [, path, selector, wide]: (typeof PRESSES)[number],
): Promise<number> {
  const context = await browser.newContext(wide ? { viewport: { width: 1440, height: 900 } } : PHONE)
  const page = await context.newPage()
  await page.goto(`${origin}${path}`)
  await slowed(page, 4)
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        (window as Timed).longest = Math.max((window as Timed).longest ?? 0, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.locator(selector).filter({ visible: true }).first().click()
  await page.waitForTimeout(1500)
  const longest = await page.evaluate(() => (window as Timed).longest ?? 0)
  await context.close()
  return longest
}

async function inp(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to measure. Run `npm run build` first.')
  const server = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const over: string[] = []
  try {
    for (const path of ['/', '/ed', '/iron-infusion-calgary']) {
      for (const rate of [4, 10]) {
        const { ours, floor } = await firstTexts(browser, `${server.origin}${path}`, rate)
        console.log(
          `First text of ${path}, slow 3G, processor ${rate}x slower: ${ours.toFixed(0)} ms, without scripts ${floor.toFixed(0)} ms, ${(ours / floor).toFixed(2)}`,
        )
        if (ours / floor > MOST_OVER_FLOOR) over.push(`first text of ${path} at ${rate}x`)
      }
    }
    for (const each of PRESSES) {
      const time = await press(browser, server.origin, each)
      console.log(`A press on a ${each[0]} shows after ${time.toFixed(0)} ms, processor 4x slower`)
      if (time > LONGEST_PRESS) over.push(`the press on a ${each[0]}`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  if (over.length > 0)
    throw new CommandError(
      `Slower than it may be: ${over.join(', ')}. Measure once more on a quiet machine before anything is changed.`,
    )
}

await inp().catch(fail)
