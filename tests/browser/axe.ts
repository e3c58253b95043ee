// Findings of axe. Frames in a page are left out, because they belong to the form provider.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Frame, Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow extends Window {
  axe?: { run: (root: Node, options: RunOptions) => Promise<AxeResults> }
}

/** Every violation of WCAG 2.2 A and AA and of axe's best practices: rule, place, and what to change. */
export async function axeFindings(page: Page | Frame): Promise<string[]> {
  if (!(await page.evaluate(() => (window as AxeWindow).axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(
    async (options) => {
      // A document in a frame has no heading of its own, so the rules for whole pages are left out there.
      const root = window === window.top ? document : document.body
      return (await (window as AxeWindow).axe?.run(root, options))?.violations
    },
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
