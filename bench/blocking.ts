// How long each page keeps a slow phone busy, beside its floor, with no inspector attached.
// Lighthouse attaches one, and V8 then parses React anew for the places of three errors that React makes when it is loaded: 100 ms that no visitor waits for.
import type { Browser, CDPSession } from 'puppeteer-core'
import { currentSite } from '../app/content/site.server.ts'
import { CommandError } from '../cli/steps.ts'
import { besideFloor, inTurn, SIDES, type Side } from './floor.ts'
import { launch } from './lighthouse.ts'
import type { Options } from './options.ts'
import { pagesToMeasure } from './pages.ts'
import { median, rounded, type PartResult } from './results.ts'

/** What of a task counts as blocking: all beyond this (web.dev/articles/tbt). */
const LONG_TASK_MS = 50
/** From the address to the end of all that a page does by itself, on the slow phone. */
const WATCHED_MS = 9_000
const MOST_OVER_FLOOR_MS = 60

/** Lighthouse's phone on its slow 4G line, with a processor ten times slower than this one; line in ms and bytes a second. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const LINE = { offline: false, latency: 562.5, downloadThroughput: 1474.56 * 128, uploadThroughput: 675 * 128 }
const SLOWER = 10

/** What is read of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
}

/** Measures `options.pages` pages `options.repeats` times, site and floor by turns. */
export async function measureBlocking(
  { pages: count, repeats }: Options,
  say: (progress: string) => void,
): Promise<Omit<PartResult, 'measured'>> {
  const paths = pagesToMeasure((await currentSite()).pages.values(), count)
  const times = new Map<string, number[]>()
  const key = (path: string, side: Side) => `${side} ${path}`
  const browser = await launch()
  try {
    await besideFloor(async (origins) => {
      for (let round = 0; round < repeats; round++) {
        for (const path of paths) {
          say(`round ${round + 1} of ${repeats}, ${path}`)
          for (const side of inTurn(round))
            times.set(key(path, side), [
              ...(times.get(key(path, side)) ?? []),
              await blockedTime(browser, origins[side] + path),
            ])
        }
      }
    })
  } finally {
    await browser.close()
  }
  const results = paths.map((path) => {
    const [site = 0, floor = 0] = SIDES.map((side) => median(times.get(key(path, side)) ?? []))
    return { path, site, floor, over: rounded(site - floor, 0) }
  })
  return {
    tables: [
      {
        title: `Tasks beyond ${LONG_TASK_MS} ms after the first paint, processor ${SLOWER} times slower, no inspector: middle of ${repeats}, in ms`,
        columns: ['page', 'site', 'floor', 'over floor'],
        rows: results.map(({ path, site, floor, over }) => [path, site, floor, over]),
        chart: {
          column: 'over floor',
          target: { value: MOST_OVER_FLOOR_MS, text: `at most ${MOST_OVER_FLOOR_MS} ms` },
        },
      },
    ],
    misses: results
      .filter(({ over }) => over > MOST_OVER_FLOOR_MS)
      .map(({ path, over }) => `${path}: blocked ${over} ms longer than the floor, not ${MOST_OVER_FLOOR_MS}.`),
  }
}

/** Total blocking time of one load in a window of its own, in ms. By the protocol alone: what a library opens a page with attaches the inspector. */
async function blockedTime(browser: Browser, url: string): Promise<number> {
  const root = await browser.target().createCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  try {
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true })
    const page = root.connection()?.session(sessionId)
    if (!page) throw new CommandError('Chromium gave no window to measure in.')
    await slowDown(page)
    return blocked(await traced(root, () => page.send('Page.navigate', { url })))
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId })
    await root.detach()
  }
}

async function slowDown(page: CDPSession): Promise<void> {
  await page.send('Emulation.setDeviceMetricsOverride', SCREEN)
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', LINE)
}

async function traced(root: CDPSession, navigate: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  root.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])))
  await root.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading'] },
    transferMode: 'ReportEvents',
  })
  await navigate()
  await new Promise((wake) => setTimeout(wake, WATCHED_MS))
  const whole = new Promise((done) => root.once('Tracing.tracingComplete', done))
  await root.send('Tracing.end')
  await whole
  return events
}

/** Sum of what tasks of the page's main thread took beyond 50 ms, after the first paint. */
function blocked(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new CommandError('A page showed nothing within 9 s: measure on a quieter machine.')
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  )
  return tasks.reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - LONG_TASK_MS), 0)
}
