// Every page of the registry, on a phone and on a wide screen: it hydrates in silence in another time zone than the build's, nothing moves,
// nothing sticks out, and axe finds nothing.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
import { currentSite } from '../../app/content/site.server.ts'
import { expect, open, test } from './fixtures.ts'

const { pages } = await currentSite()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Cumulative layout shift that Web Vitals calls good is 0.1; nothing on these pages has a reason to move at all. */
const MOST_SHIFT = 0.02

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls to the foot in steps, so that every picture is asked for and every section is drawn. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  })
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(document, options),
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    } satisfies RunOptions,
  )
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${help} ${failureSummary?.split('\n').slice(1).join(' ') ?? ''}`),
  )
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const path of pages.keys()) {
      test(`${path} is silent, still and in reach`, async ({ page }) => {
        await watchShifts(page)
        await open(page, path)
        await readThrough(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'Nothing sticks out to the side').toBeLessThanOrEqual(width)
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), 'Nothing moves').toBeLessThan(MOST_SHIFT)
        expect(
          await page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc)),
          'Every picture can be drawn',
        ).toEqual([])
        expect(await axeFindings(page)).toEqual([])
      })
    }
  })
}
