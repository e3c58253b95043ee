// Lighthouse on a phone: each page and its floor, which is the same page without scripts, in turn and in one run.
import { findBrowser } from '../cli/browser.ts'
import { installed } from './install.ts'
import type { Options, Report } from './part.ts'
import { median } from './median.ts'
import { builtPage, serveSite, variedPages, withoutScripts } from './serve-site.ts'

/** Limit of a paint's time, divided by that of the floor. */
const MAX_FLOOR_RATIO = 1.03
/** `simulate` calculates a phone's times from an unthrottled load. `devtools` makes the browser itself slow. */
const METHODS = ['simulate', 'devtools'] as const
const METRICS = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint' } as const
type Metric = keyof typeof METRICS

/** The parts of Lighthouse and its launcher of Chromium that this file uses. */
interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: { audits: Record<string, { numericValue?: number }> } }>
}
interface Launcher {
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill: () => void }>
}

/** Measures each page `repeats` times with each method. Throws CommandError when a page is not built. */
export async function measureLighthouse(
  { pages = variedPages(), repeats }: Options,
  showProgress: (text: string) => void,
): Promise<Report> {
  showProgress('installing Lighthouse')
  const folder = await installed('lighthouse', '13.5.0')
  const { default: lighthouse } = (await import(`${folder}/lighthouse/core/index.js`)) as Lighthouse
  const { launch } = (await import(`${folder}/chrome-launcher/dist/index.js`)) as Launcher
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-extensions', '--disable-background-networking']
  const { port, kill } = await launch({ chromePath: findBrowser(), chromeFlags })
  const rounds = Array.from({ length: repeats }, (_each, round) => round)
  const runs = rounds.flatMap((round) => METHODS.flatMap((method) => pages.map((path) => ({ round, method, path }))))
  const times = new Map<string, number[]>()

  const floors = pages.map((path) => [floorOf(path), withoutScripts(builtPage(path))] as const)
  const { origin, close } = await serveSite(Object.fromEntries(floors))
  for (const { round, method, path } of runs) {
    showProgress(`round ${round + 1} of ${repeats}, ${method}, ${path}`)
    // The first measurement of a round runs on a cold machine, so the order alternates.
    for (const address of round % 2 === 0 ? [path, floorOf(path)] : [floorOf(path), path]) {
      const flags = { port, throttlingMethod: method, onlyAudits: Object.values(METRICS), logLevel: 'silent' }
      const { lhr } = await lighthouse(origin + address, { ...flags, disableFullPageScreenshot: true })
      for (const metric of ['FCP', 'LCP'] as const) {
        const key = keyOf(method, address, metric)
        // Chromium sometimes loses a trace on a busy machine. The median leaves that run out.
        const time = lhr.audits[METRICS[metric]]?.numericValue
        if (time !== undefined) times.set(key, [...(times.get(key) ?? []), time])
      }
    }
  }
  kill()
  await close()
  return reportOf(times, pages)
}

const floorOf = (path: string) => `/floor${path}`

function keyOf(method: string, address: string, metric: Metric): string {
  return [method, address, metric].join(' ')
}

function reportOf(times: ReadonlyMap<string, readonly number[]>, pages: readonly string[]): Report {
  const results = METHODS.flatMap((method) =>
    pages.flatMap((path) =>
      (['FCP', 'LCP'] as const).map((metric) => {
        const medianOf = (address: string) => median(times.get(keyOf(method, address, metric)) ?? [])
        const ofFloor = Number((medianOf(path) / medianOf(floorOf(path))).toFixed(2))
        return { method, path, metric, ms: medianOf(path), '/ floor': ofFloor }
      }),
    ),
  )
  const misses = results.flatMap(({ method, path, metric, '/ floor': ofFloor }) =>
    ofFloor > MAX_FLOOR_RATIO ? [`${path}, ${method}: ${metric} is ${ofFloor} times the floor's.`] : [],
  )
  return { rows: results, misses }
}
