// Lighthouse on a phone, page by page, with the floor made of the same build in between: what the site's scripts cost.
import lighthouse, { type Flags, type Result } from 'lighthouse'
import puppeteer, { type Browser } from 'puppeteer-core'
import { currentSite } from '../app/content/site.server.ts'
import { findBrowser } from '../cli/browser.ts'
import { CommandError } from '../cli/steps.ts'
import { besideFloor, inTurn, type Side } from './floor.ts'
import type { Options } from './options.ts'
import { pagesToMeasure } from './pages.ts'
import { median, rounded, type PartResult, type Table } from './results.ts'

const MOST_OF_FLOOR = 1.03
const MOST_TRIES = 5

/** Ways of slowing down: calculated from an unhindered run, and applied by the browser. A processor ten times slower: blocking.ts. */
const MODES = {
  simulated: { throttlingMethod: 'simulate' },
  throttled: { throttlingMethod: 'devtools' },
} as const satisfies Record<string, Flags>
type Mode = keyof typeof MODES

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

interface Measured {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

type Say = (progress: string) => void

/** Measures `options.pages` pages `options.repeats` times in each mode, site and floor by turns. */
export async function measureLighthouse(
  { pages: count, repeats }: Options,
  say: Say,
): Promise<Omit<PartResult, 'measured'>> {
  const paths = pagesToMeasure((await currentSite()).pages.values(), count)
  const browser = await launch()
  const runs: { mode: Mode; path: string; of: Side; measured: Measured }[] = []
  try {
    await besideFloor(async (origins) => {
      for (let round = 0; round < repeats; round++) {
        for (const mode of Object.keys(MODES) as Mode[]) {
          for (const path of paths) {
            say(`round ${round + 1} of ${repeats}, ${mode}, ${path}`)
            for (const of of inTurn(round))
              runs.push({ mode, path, of, measured: await metrics(browser, origins[of] + path, MODES[mode]) })
          }
        }
      }
    })
  } finally {
    await browser.close()
  }
  const middle = (mode: Mode, path: string, of: Side): Measured => {
    const mine = runs
      .filter((run) => run.mode === mode && run.path === path && run.of === of)
      .map(({ measured }) => measured)
    const each = (name: keyof Measured) =>
      median(
        mine.map((run) => run[name]),
        name === 'cls' ? 4 : 0,
      )
    return { fcp: each('fcp'), lcp: each('lcp'), tbt: each('tbt'), cls: each('cls') }
  }
  const results = (Object.keys(MODES) as Mode[]).map((mode) => ({
    mode,
    rows: paths.map((path) => ({ path, site: middle(mode, path, 'site'), floor: middle(mode, path, 'floor') })),
  }))
  return {
    tables: results.map(({ mode, rows }) => tableOf(mode, rows, repeats)),
    misses: results.flatMap(({ mode, rows }) => rows.flatMap((row) => missesOf(mode, row))),
  }
}

/** A browser for measuring: nothing of its own in the background. */
export async function launch(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-extensions', '--disable-background-networking'],
  })
}

async function metrics(browser: Browser, url: string, flags: Flags): Promise<Measured> {
  const { audits } = await report(browser, url, { ...flags, onlyAudits: METRICS, disableFullPageScreenshot: true })
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** One run of Lighthouse in a window of its own; a run whose trace was lost, as on a busy machine, is made again. Throws CommandError when none gives a report. */
export async function report(browser: Browser, url: string, flags: Flags): Promise<Result> {
  let trouble = ''
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const context = await browser.createBrowserContext()
    try {
      const result = await lighthouse(url, { ...flags, logLevel: 'silent' }, undefined, await context.newPage())
      if (result && !result.lhr.runtimeError) return result.lhr
      trouble = result?.lhr.runtimeError?.message ?? 'no report'
    } finally {
      await context.close()
    }
  }
  throw new CommandError(`Lighthouse has no result for ${url} in ${MOST_TRIES} tries: ${trouble}`)
}

interface Row {
  path: string
  site: Measured
  floor: Measured
}

function tableOf(mode: Mode, rows: readonly Row[], repeats: number): Table {
  return {
    title: `Lighthouse, phone, ${mode}: middle of ${repeats}, in ms; floor in brackets`,
    columns: ['page', 'FCP', 'FCP / floor', 'LCP', 'LCP / floor', 'TBT', 'TBT over floor', 'CLS'],
    rows: rows.map(({ path, site, floor }) => [
      path,
      `${site.fcp} (${floor.fcp})`,
      rounded(site.fcp / floor.fcp, 3),
      `${site.lcp} (${floor.lcp})`,
      rounded(site.lcp / floor.lcp, 3),
      `${site.tbt} (${floor.tbt})`,
      rounded(site.tbt - floor.tbt, 0),
      `${site.cls} (${floor.cls})`,
    ]),
    chart: { column: 'LCP / floor', target: { value: MOST_OF_FLOOR, text: `at most ${MOST_OF_FLOOR}` } },
  }
}

function missesOf(mode: Mode, { path, site, floor }: Row): string[] {
  return (['fcp', 'lcp'] as const).flatMap((name) => {
    const ratio = rounded(site[name] / floor[name], 3)
    return ratio > MOST_OF_FLOOR
      ? [`${path}: ${name.toUpperCase()} ${mode} is ${ratio} of the floor, not ${MOST_OF_FLOOR}.`]
      : []
  })
}
