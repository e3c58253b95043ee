// Lighthouse on a phone: each page beside its floor, the same page without scripts.
import type { Browser } from 'puppeteer-core'
import { launchChromium } from '../chromium.ts'
import { requireBuiltSite } from '../built-site.ts'
import { alternate, SIDES, withFloor, type Side } from '../floor.ts'
import { lighthouseReport } from '../lighthouse-report.ts'
import type { Options } from '../options.ts'
import { ratio, Samples, type Report, type Table } from '../table.ts'

/** Paints may take at most this share of the floor's time. */
const MOST_OF_FLOOR = 1.03

/** `simulate` calculates a phone's times from an unthrottled load. `devtools` makes the browser itself slow. */
const METHODS = ['simulate', 'devtools'] as const
type Method = (typeof METHODS)[number]

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}
type Metric = keyof typeof METRICS
const NAMES = Object.keys(METRICS) as Metric[]

/** Measures each page `repeats` times with each method, site and floor in turn. */
export async function measureLighthouse(
  { pages, repeats }: Options,
  showProgress: (progress: string) => void,
): Promise<Report> {
  requireBuiltSite()
  const rounds = Array.from({ length: repeats }, (_each, round) => round)
  const runs = rounds.flatMap((round) => METHODS.flatMap((method) => pages.map((path) => ({ round, method, path }))))
  const samples = new Samples()
  const browser = await launchChromium()
  try {
    await withFloor(async (origins) => {
      for (const { round, method, path } of runs) {
        showProgress(`round ${round + 1} of ${repeats}, ${method}, ${path}`)
        for (const side of alternate(SIDES, round)) {
          const values = await metricsOf(browser, origins[side] + path, method)
          for (const [name, value] of values) samples.add(key(method, path, side, name), value)
        }
      }
    })
  } finally {
    await browser.close()
  }
  return reportOf(samples, pages, repeats)
}

async function metricsOf(browser: Browser, url: string, method: Method): Promise<(readonly [Metric, number])[]> {
  const { audits } = await lighthouseReport(browser, url, {
    throttlingMethod: method,
    onlyAudits: Object.values(METRICS),
    disableFullPageScreenshot: true,
  })
  return NAMES.map((name) => [name, audits[METRICS[name]]?.numericValue ?? Number.NaN] as const)
}

function key(method: string, path: string, side: Side, name: Metric): string {
  return [method, path, side, name].join(' ')
}

function reportOf(samples: Samples, pages: readonly string[], repeats: number): Report {
  const value = (method: Method, path: string, side: Side, name: Metric) =>
    samples.median(key(method, path, side, name), name === 'CLS' ? 4 : 0)
  const cell = (method: Method, path: string, name: Metric) =>
    `${value(method, path, 'site', name)} (${value(method, path, 'floor', name)})`
  const share = (method: Method, path: string, name: Metric) =>
    ratio(value(method, path, 'site', name), value(method, path, 'floor', name))

  const tables = METHODS.map((method): Table => ({
    title: `Lighthouse, phone, ${method}: median of ${repeats} in ms, floor in brackets (limit ${MOST_OF_FLOOR})`,
    columns: ['page', 'FCP', 'FCP / floor', 'LCP', 'LCP / floor', 'TBT', 'CLS'],
    rows: pages.map((path) => [
      path,
      cell(method, path, 'FCP'),
      share(method, path, 'FCP'),
      cell(method, path, 'LCP'),
      share(method, path, 'LCP'),
      cell(method, path, 'TBT'),
      cell(method, path, 'CLS'),
    ]),
  }))
  const misses = METHODS.flatMap((method) =>
    pages.flatMap((path) =>
      (['FCP', 'LCP'] as const)
        .filter((name) => Number(share(method, path, name)) > MOST_OF_FLOOR)
        .map((name) => `${path}, ${method}: ${name} is ${share(method, path, name)} times the floor's.`),
    ),
  )
  return { tables, misses }
}
