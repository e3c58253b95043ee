// How long a press takes to show an effect, with the processor four times slower (Interaction to Next Paint).
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { CommandError } from '../../cli/steps.ts'
import { requireBuiltSite, serveSite } from '../built-site.ts'
import { launchChromium, withFreshPage } from '../chromium.ts'
import type { Options } from '../options.ts'
import { Samples, type Report } from '../table.ts'

/** web.dev/articles/inp calls up to 200 ms good. */
const MOST_MS = 200
const CPU_SLOWDOWN = 4
/** A press has shown its effect long before this. */
const WATCHED_MS = 1_500
const PHONE = { width: 360, height: 740, isMobile: true, hasTouch: true }
const DESKTOP = { width: 1440, height: 900 }

interface Press {
  name: string
  path: string
  selector: string
  viewport: typeof PHONE | typeof DESKTOP
}

const PRESSES: readonly Press[] = [
  { name: 'menu', path: '/', selector: 'header site-menu summary', viewport: DESKTOP },
  { name: 'drawer', path: '/', selector: 'header button[commandfor]', viewport: PHONE },
  { name: 'tab', path: '/', selector: 'main [role=tab]:nth-of-type(2)', viewport: PHONE },
  { name: 'question', path: '/', selector: 'main details:not([open]) > summary', viewport: PHONE },
  { name: 'carousel', path: '/post-cycle-therapy', selector: 'site-carousel [data-step="1"]', viewport: PHONE },
  { name: 'term', path: '/prep-and-screening', selector: 'dfn button', viewport: PHONE },
]

/** Measures each press `repeats` times. */
export async function measurePresses(
  { repeats }: Options,
  showProgress: (progress: string) => void,
): Promise<Report> {
  requireBuiltSite()
  const site = await serveSite()
  const browser = await launchChromium()
  const samples = new Samples()
  try {
    for (let round = 0; round < repeats; round++) {
      for (const each of PRESSES) {
        showProgress(`round ${round + 1} of ${repeats}, ${each.name}`)
        samples.add(each.name, await timeOf(browser, site.origin, each))
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }
  const rows = PRESSES.map(({ name, path }) => [name, path, samples.median(name)] as const)
  return {
    tables: [
      {
        title: `From a press to its effect, in ms: processor ${CPU_SLOWDOWN} times slower, median of ${repeats}`,
        columns: ['press', 'page', `ms (limit ${MOST_MS})`],
        rows,
      },
    ],
    misses: rows.filter((row) => row[2] > MOST_MS).map(([name, path, ms]) => `${name} on ${path} takes ${ms} ms.`),
  }
}

/** The longest event of one press, in ms. Browsers round it to 8 ms and report nothing under 16 ms. */
async function timeOf(browser: Browser, origin: string, { path, selector, viewport }: Press): Promise<number> {
  return withFreshPage(browser, async (page) => {
    await page.setViewport(viewport)
    await page.goto(origin + path, { waitUntil: 'networkidle0' })
    await page.emulateCPUThrottling(CPU_SLOWDOWN)
    const place = await page.evaluate((wanted) => {
      const found = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility())
      found?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = found?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, selector)
    if (!place) throw new CommandError(`${path} shows no "${selector}". Change the list in bench/parts/inp.ts.`)
    await page.evaluate(() => {
      const events = { longest: 0 }
      Object.assign(window, { events })
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) events.longest = Math.max(events.longest, duration)
      })
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await page.mouse.click(place.x, place.y)
    await wait(WATCHED_MS)
    return page.evaluate(() => (window as unknown as { events: { longest: number } }).events.longest)
  })
}
