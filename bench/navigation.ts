// From a press on a link to the next page's heading on the screen: in place, in place after a moment's pointing, and as a full load.
import type { Browser, Page } from 'puppeteer-core'
import { startSiteServer } from '../hosting/server/server.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { firstPaint } from './first-paint.ts'
import { CommandError } from '../cli/steps.ts'
import { launch } from './lighthouse.ts'
import type { Options } from './options.ts'
import { median, rounded, type PartResult } from './results.ts'

/** From a page to one that it links to. */
const WAYS = [
  ['/', '/contact'],
  ['/', '/mens-health'],
  ['/mens-health', '/hair-loss'],
  ['/vitamin-infusions', '/about-us'],
] as const

/** Lighthouse's phone: a slow 4G line, and a processor four times slower than this one. */
const LINE = { download: (1_638.4 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 }
const SLOWER = 4
/** How long somebody points at a link before the press. */
const POINTED_MS = 400

type How = 'press' | 'point, then press' | 'full load'

/** Measures each way `options.repeats` times, the three by turns. */
export async function measureNavigation(
  { repeats }: Options,
  say: (progress: string) => void,
): Promise<Omit<PartResult, 'measured'>> {
  const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  const browser = await launch()
  const times = new Map<string, number[]>()
  const hows: readonly How[] = ['press', 'point, then press', 'full load']
  try {
    for (let round = 0; round < repeats; round++) {
      for (const [from, to] of WAYS) {
        for (const how of hows) {
          say(`round ${round + 1} of ${repeats}, ${from} to ${to}, ${how}`)
          const key = `${from} to ${to}, ${how}`
          times.set(key, [...(times.get(key) ?? []), await timed(browser, site.origin, from, to, how)])
        }
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }
  const rows = WAYS.map(([from, to]) => {
    const [press = 0, point = 0, full = 0] = hows.map((how) => median(times.get(`${from} to ${to}, ${how}`) ?? []))
    return [`${from} to ${to}`, press, point, full, rounded(press / full, 2), rounded(point / full, 2)]
  })
  return {
    tables: [
      {
        title: `From the press to the next heading on the screen, in ms: slow 4G, processor ${SLOWER} times slower, middle of ${repeats}`,
        columns: [
          'way',
          'press',
          `press after ${POINTED_MS} ms`,
          'full load',
          'press / full load',
          'pointed / full load',
        ],
        rows,
        chart: { column: 'press / full load', target: { value: 1, text: 'full load' } },
      },
    ],
    // No target: in place, the page keeps its state and its place; how long that takes beside a load is to be seen.
    misses: [],
  }
}

async function timed(browser: Browser, origin: string, from: string, to: string, how: How): Promise<number> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    await page.goto(origin + from)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('body > footer a') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    )
    // The line is slow from here on, for all three alike; what the first page fetched ahead by then stays fetched.
    await page.emulateNetworkConditions(LINE)
    await page.emulateCPUThrottling(SLOWER)
    return how === 'full load'
      ? await fullLoad(page, origin + to)
      : await inPlace(page, to, how === 'point, then press')
  } finally {
    await context.close()
  }
}

async function inPlace(page: Page, to: string, point: boolean): Promise<number> {
  const found = await page.evaluate((path) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].at(-1)
    if (link) link.dataset['measured'] = ''
    return link !== undefined
  }, to)
  if (!found) throw new CommandError(`${page.url()} has no link to ${to}: name another way in bench/navigation.ts.`)
  return page.evaluate(
    async (wait) => {
      const link = document.querySelector<HTMLAnchorElement>('[data-measured]')
      const before = document.querySelector('main h1')
      if (wait > 0) {
        link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        await new Promise((wake) => setTimeout(wake, wait))
      }
      const pressed = performance.now()
      link?.click()
      while (document.querySelector('main h1') === before || !document.querySelector('main h1'))
        await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - pressed
    },
    point ? POINTED_MS : 0,
  )
}

async function fullLoad(page: Page, url: string): Promise<number> {
  await page.goto(url)
  return firstPaint(page)
}
