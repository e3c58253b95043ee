// Lighthouse on a slow phone. Each page is compared with its floor, which is the same page without scripts, in turn
// and in one run. Then the page gets its scores, measured as Lighthouse does it by default.
import { findBrowser } from '../cli/browser.ts'
import { startDemonstrationProvider } from '../hosting/demonstration-provider/service.ts'
import { installed } from './install.ts'
import type { Options, Report } from './part.ts'
import { median } from './median.ts'
import { builtPage, demonstrationOf, serveSite, variedPages, withoutScripts } from './serve-site.ts'

/** Limit of a paint's time, divided by that of the floor. */
const MAX_FLOOR_RATIO = 1.03
/** Limit of cumulative layout shift: the share of the window that moves while the page loads, times how far. */
const MAX_SHIFT = 0.02
/** How often Lighthouse scores a page and its floor. The median counts, because one score varies by 10 and more. */
const SCORINGS = 3
const PERFORMANCE = 'Performance'
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
} as const
type Metric = keyof typeof AUDITS

/** The parts of Lighthouse and its launcher of Chromium that this file uses. */
interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Result }>
}
interface Result {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { title: string; score: number | null }>
}
interface Launcher {
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill: () => void }>
}

/** Measures each page `repeats` times beside its floor. Throws CommandError when a page is not built. */
export async function measureLighthouse(
  { pages = variedPages(), repeats }: Options,
  showProgress: (text: string) => void,
): Promise<Report> {
  const floors = pages.map((path) => [floorOf(path), withoutScripts(builtPage(path))] as const)
  showProgress('installing Lighthouse')
  const folder = await installed('lighthouse', '13.5.0')
  const { default: lighthouse } = (await import(`${folder}/lighthouse/core/index.js`)) as Lighthouse
  const { launch } = (await import(`${folder}/chrome-launcher/dist/index.js`)) as Launcher
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-extensions', '--disable-background-networking']
  const { port, kill } = await launch({ chromePath: findBrowser(), chromeFlags })
  const { origin, close } = await serveSite(Object.fromEntries(floors))
  const formOrigin = pages.flatMap((path) => demonstrationOf(builtPage(path)) ?? [])[0]
  const forms =
    formOrigin && (await startDemonstrationProvider({ port: Number(new URL(formOrigin).port), siteOrigin: origin }))
  // With `devtools`, the browser itself is slow. Lighthouse's default calculates the times from a fast load.
  const paintFlags = {
    throttlingMethod: 'devtools',
    onlyAudits: Object.values(AUDITS),
    disableFullPageScreenshot: true,
  }
  const resultOf = async (path: string, flags: object) =>
    (await lighthouse(origin + path, { ...flags, port, logLevel: 'silent' })).lhr

  const figures = new Map<string, number[]>()
  // The first measurement of a round runs on a cold machine, so the order alternates.
  const visits = Array.from({ length: repeats }, (_each, round) => round).flatMap((round) =>
    pages.flatMap((path) => (round % 2 === 0 ? [path, floorOf(path)] : [floorOf(path), path])),
  )
  for (const [index, address] of visits.entries()) {
    showProgress(`visit ${index + 1} of ${visits.length}, ${address}`)
    const { audits } = await resultOf(address, paintFlags)
    for (const metric of Object.keys(AUDITS) as Metric[]) {
      // Chromium sometimes loses a trace on a busy machine. The median leaves that run out.
      const value = audits[AUDITS[metric]]?.numericValue
      const key = `${address} ${metric}`
      if (value !== undefined) figures.set(key, [...(figures.get(key) ?? []), value])
    }
  }

  const rows: Report['rows'][number][] = []
  const misses: string[] = []
  for (const path of pages) {
    const middle = (address: string, metric: Metric, digits: number) =>
      median(figures.get(`${address} ${metric}`) ?? [], digits)
    const ofFloor = (metric: Metric) =>
      Number((middle(path, metric, 1) / middle(floorOf(path), metric, 1)).toFixed(2))
    const ratios = { 'FCP / floor': ofFloor('FCP'), 'LCP / floor': ofFloor('LCP') }
    const shift = middle(path, 'CLS', 3)
    // A page that search engines may not list would always lose this part of its score.
    const skipAudits = builtPage(path).includes('content="noindex') ? ['is-crawlable'] : []
    const ofPage: Scores[] = []
    const ofItsFloor: number[] = []
    for (let scoring = 1; scoring <= SCORINGS; scoring++) {
      showProgress(`scores of ${path}, ${scoring} of ${SCORINGS}`)
      ofPage.push(scoresOf(await resultOf(path, { skipAudits })))
      ofItsFloor.push(scoresOf(await resultOf(floorOf(path), { onlyCategories: ['performance'] }))[PERFORMANCE] ?? 0)
    }
    const scores = middleScores(ofPage)
    const paints = { FCP: middle(path, 'FCP', 0), LCP: middle(path, 'LCP', 0), ...ratios }
    rows.push({ path, ...paints, CLS: shift, ...scores, [`${PERFORMANCE} of the floor`]: median(ofItsFloor, 0) })
    for (const [name, ratio] of Object.entries(ratios))
      if (ratio > MAX_FLOOR_RATIO) misses.push(`${path}: ${name} is ${ratio}.`)
    if (shift > MAX_SHIFT) misses.push(`${path}: the layout shift is ${shift}.`)
    for (const [name, score] of Object.entries(scores))
      if (score < 100) misses.push(`${path}: ${name} gets ${score} of 100.`)
  }
  kill()
  await Promise.all([close(), forms && forms.close()])
  return { rows, misses }
}

const floorOf = (path: string) => `/floor${path}`

/** Lighthouse's scores by the title of their category, from 0 to 100. */
type Scores = Record<string, number>

/** Of each category, the median of its scores. */
function middleScores(rounds: readonly Scores[]): Scores {
  const categories = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    categories.map((name) => [
      name,
      median(
        rounds.map((scores) => scores[name] ?? 0),
        0,
      ),
    ]),
  )
}

function scoresOf({ categories }: Result): Scores {
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)] as const)
  return Object.fromEntries(scores)
}
