// How long loading a page keeps the main thread busy, from Chromium's trace. No inspector is attached, because V8
// parses React a second time for an inspector. That takes 100 ms on a slow phone, and visitors do not wait for it.
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from 'puppeteer-core'
import { CommandError } from '../../cli/steps.ts'

const CPU_SLOWDOWN = 10
/** How long the trace is recorded. A page has done all its work by then. */
const WATCHED_MS = 9_000
/** The part of a task beyond this counts as blocking (web.dev/articles/tbt). */
const LONG_TASK_MS = 50
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** What is read of a trace event; times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
}

/** Total time of all tasks, and of their parts beyond 50 ms after the first paint, in ms. */
export interface MainThread {
  busy: number
  blocking: number
}

/** Loads `url` in a window of its own with the processor ten times slower. */
export async function traceMainThread(browser: Browser, url: string): Promise<MainThread> {
  const root = await browser.target().createCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  try {
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true })
    const page = root.connection()?.session(sessionId)
    if (!page) throw new CommandError('Chromium opened no window.')
    await page.send('Emulation.setDeviceMetricsOverride', SCREEN)
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return summary(await traceEvents(root, () => page.send('Page.navigate', { url })))
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId })
    await root.detach()
  }
}

async function traceEvents(root: CDPSession, navigate: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  root.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])))
  await root.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading'] },
    transferMode: 'ReportEvents',
  })
  await navigate()
  await wait(WATCHED_MS)
  const complete = new Promise((done) => root.once('Tracing.tracingComplete', done))
  await root.send('Tracing.end')
  await complete
  return events
}

function summary(events: readonly TraceEvent[]): MainThread {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new CommandError('A page showed nothing within 9 s. Measure on a quieter machine.')
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid,
    )
    .sort((a, b) => a.ts - b.ts)
  const total = { busy: 0, blocking: 0 }
  let end = 0
  for (const { ts, dur = 0 } of tasks) {
    // A task within another one is counted with it.
    if (ts < end) continue
    end = ts + dur
    total.busy += dur / 1000
    if (ts > paint.ts) total.blocking += Math.max(0, dur / 1000 - LONG_TASK_MS)
  }
  return total
}
