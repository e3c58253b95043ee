// Findings of axe. Frames are left out, because they belong to the form provider.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow extends Window {
  axe?: { run: (root: Document, options: RunOptions) => Promise<AxeResults> }
}

/** Every violation of WCAG 2.2 A and AA and of axe's best practices: rule, place, and what to change. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => (window as AxeWindow).axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(
    async (options) => (await (window as AxeWindow).axe?.run(document, options))?.violations,
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      iframes: false,
    } satisfies RunOptions,
  )
  if (!violations) throw new Error('axe did not run.')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  )
}
