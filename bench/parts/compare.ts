// This build beside another one, in turn and in one run. Only the ratios count: times depend on the machine.
import { existsSync } from 'node:fs'
import type { Browser } from 'puppeteer-core'
import { SITE_DIR } from '../../build/output/folders.ts'
import { CommandError } from '../../cli/steps.ts'
import { requireBuiltSite } from '../built-site.ts'
import { launchChromium } from '../chromium.ts'
import { codeTable } from '../compare/code.ts'
import { timeForm } from '../compare/form.ts'
import { traceMainThread } from '../compare/main-thread.ts'
import { LINKS, timePress } from '../compare/press.ts'
import { COMPARED, withSites, type Compared, type ServedSites } from '../compare/sites.ts'
import { countFiles, weighPage } from '../compare/weight.ts'
import { alternate } from '../floor.ts'
import type { Options } from '../options.ts'
import { ratio, Samples, type Report, type Table } from '../table.ts'

const PAGE_WITH_FORM = '/ed-treatment-eligibility'
const PAGE_WITHOUT_FORM = '/womens-health'
const TRACED_PAGES = ['/', PAGE_WITHOUT_FORM, '/iron-infusion-calgary', PAGE_WITH_FORM]

/** A measurement: its row in the table, and how to measure one or several values of one build. */
interface Measurement {
  name: string
  measure: (browser: Browser, sites: ServedSites) => Promise<Readonly<Record<string, number>>>
  /** Measured in the first round only, because sizes do not vary. */
  once?: boolean
}

const MEASUREMENTS: readonly Measurement[] = [
  ...LINKS.flatMap((link) =>
    [false, true].map((pointFirst) => ({
      name: `${link.join(' to ')}${pointFirst ? ', pointed at first' : ''}`,
      measure: async (browser: Browser, { origin }: ServedSites) => {
        const { forward, back } = await timePress(browser, origin, link, pointFirst)
        return { 'press, ms': forward, ...(!pointFirst && { 'Back, ms': back }) }
      },
    })),
  ),
  {
    name: PAGE_WITH_FORM,
    measure: async (browser, { origin }) => ({ 'form frame, ms': await timeForm(browser, origin + PAGE_WITH_FORM) }),
  },
  ...TRACED_PAGES.map((path) => ({
    name: path,
    measure: async (browser: Browser, { origin }: ServedSites) => {
      const { busy, blocking } = await traceMainThread(browser, origin + path)
      return { 'main thread busy, ms at 10x': busy, 'main thread blocked, ms at 10x': blocking }
    },
  })),
  ...[PAGE_WITHOUT_FORM, PAGE_WITH_FORM].map((path) => ({
    name: path,
    once: true,
    measure: async (browser: Browser, sites: ServedSites) => {
      const { script, ahead } = await weighPage(browser, sites, path)
      return { 'script, bytes': script, 'fetched ahead, bytes': ahead }
    },
  })),
]

/** Measures this build and the one in `against` in turn, `repeats` times. */
export async function compareSites(
  { against = '', againstCode, repeats }: Options,
  showProgress: (progress: string) => void,
): Promise<Report> {
  requireBuiltSite()
  if (!existsSync(against))
    throw new CommandError(`There is no built site in ${against}. Name another with --against.`)
  // Before the long measurements, so that a wrong folder is noticed at once.
  const counts = [filesTable(against), ...codeTables(againstCode)]
  const samples = new Samples()
  /** Name of the measurement and of the value, for each row of the table. */
  const rows = new Map<string, readonly [string, string]>()
  const browser = await launchChromium()
  try {
    await withSites(against, async (sites) => {
      for (let round = 0; round < repeats; round++) {
        for (const { name, measure } of MEASUREMENTS.filter((each) => round === 0 || !each.once)) {
          for (const which of alternate(COMPARED, round)) {
            showProgress(`round ${round + 1} of ${repeats}, ${name}, ${which}`)
            sites.show(which)
            for (const [value, amount] of Object.entries(await measure(browser, sites))) {
              rows.set(`${value} ${name}`, [name, value])
              samples.add(key(value, name, which), amount)
            }
          }
        }
      }
    })
  } finally {
    await browser.close()
  }
  return { tables: [timesTable(samples, rows.values(), repeats), ...counts], misses: [] }
}

function key(value: string, name: string, which: Compared): string {
  return [value, name, which].join(' | ')
}

function timesTable(samples: Samples, rows: Iterable<readonly [string, string]>, repeats: number): Table {
  return {
    title: `This build beside the other: slow 4G, processor 4 times slower unless stated, median of ${repeats}`,
    columns: ['page or link', 'value', 'this', 'other', 'this / other'],
    rows: [...rows]
      .sort(([, a], [, b]) => a.localeCompare(b))
      .map(([name, value]) => {
        const [ours, theirs] = [samples.median(key(value, name, 'this')), samples.median(key(value, name, 'other'))]
        return [name, value, ours, theirs, ratio(ours, theirs)]
      }),
  }
}

function filesTable(against: string): Table {
  const [ours, theirs] = [countFiles(SITE_DIR), countFiles(against)]
  return {
    title: 'Files in the build, without pictures and compressed copies',
    columns: ['', 'this', 'other', 'this / other'],
    rows: [['files', ours, theirs, ratio(ours, theirs)]],
  }
}

function codeTables(againstCode: string | undefined): Table[] {
  const ours = codeTable('.', 'Code of this checkout')
  return againstCode === undefined ? [ours] : [ours, codeTable(againstCode, `Code of ${againstCode}`)]
}
