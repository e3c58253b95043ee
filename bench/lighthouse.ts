// Lighthouse on a phone: each page of the site and its variants, in turn and in one run.
import { findBrowser } from '../cli/browser.ts'
import { installed } from './install.ts'
import type { Options, Report } from './part.ts'
import { median } from './median.ts'
import { variants, withVariants, type Variant } from './variants.ts'

/** Limit of a paint's time, divided by that of the floor. */
const MAX_FLOOR_RATIO = 1.03
/** How much longer the first paint must take without the first styles. Otherwise they are not worth their code. */
const MIN_GAIN = 1.05
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
  { pages, repeats }: Options,
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

  await withVariants(pages, async (origins) => {
    for (const { round, method, path } of runs) {
      showProgress(`round ${round + 1} of ${repeats}, ${method}, ${path}`)
      // The first measurement of a round runs on a cold machine, so the order alternates.
      for (const variant of round % 2 === 0 ? variants : variants.toReversed()) {
        const flags = { port, throttlingMethod: method, onlyAudits: Object.values(METRICS), logLevel: 'silent' }
        const { lhr } = await lighthouse(origins[variant] + path, { ...flags, disableFullPageScreenshot: true })
        for (const metric of ['FCP', 'LCP'] as const) {
          const key = keyOf(method, path, variant, metric)
          // Chromium sometimes loses a trace on a busy machine. The median leaves that run out.
          const time = lhr.audits[METRICS[metric]]?.numericValue
          if (time !== undefined) times.set(key, [...(times.get(key) ?? []), time])
        }
      }
    }
  })
  kill()
  return reportOf(times, pages)
}

function keyOf(method: string, path: string, variant: Variant, metric: Metric): string {
  return [method, path, variant, metric].join(' ')
}

function reportOf(times: ReadonlyMap<string, readonly number[]>, pages: readonly string[]): Report {
  const results = METHODS.flatMap((method) =>
    pages.flatMap((path) =>
      (['FCP', 'LCP'] as const).map((metric) => {
        const medianOf = (variant: Variant) => median(times.get(keyOf(method, path, variant, metric)) ?? [])
        const ofFloor = Number((medianOf('site') / medianOf('floor')).toFixed(2))
        const gain = Number((medianOf('linked') / medianOf('site')).toFixed(2))
        return { method, path, metric, ms: medianOf('site'), '/ floor': ofFloor, 'linked /': gain }
      }),
    ),
  )
  const misses = results.flatMap(({ method, path, metric, '/ floor': ofFloor, 'linked /': gain }) => [
    ...(ofFloor > MAX_FLOOR_RATIO ? [`${path}, ${method}: ${metric} is ${ofFloor} times the floor's.`] : []),
    ...(metric === 'FCP' && gain < MIN_GAIN ? [`${path}, ${method}: the first styles gain too little.`] : []),
  ])
  return { rows: results, misses }
}
