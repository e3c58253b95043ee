// Findings of IBM's accessibility checker: a second engine, with other rules than axe.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

interface Finding {
  ruleId: string
  value: [level: string, outcome: string]
  path: { dom: string }
  message: string
  snippet: string
}

interface IbmWindow extends Window {
  ace?: { Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: Finding[] }> } }
}

/** Recommendations that do not apply here, by rule. */
const NOT_HERE: Readonly<Record<string, RegExp>> = {
  // The skip link is before every landmark, so that it comes first. axe requires it there.
  aria_content_in_landmark: /^<a href="#main"/,
  // What scrolls sideways must take focus, or the keyboard could not scroll it (axe, scrollable-region-focusable).
  element_tabbable_role_valid: /(?:data-rail="true"|role="group")/,
}

/** Every certain failure of WCAG 2.2, recommendations included: rule, place, and what to change. */
export async function ibmFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => (window as IbmWindow).ace !== undefined)))
    await page.evaluate(`${source};window.ace=ace`)
  // A page has thousands of results, mostly passes. Only failures leave the page, because copying is slow.
  const { checked, failures } = await page.evaluate(async () => {
    const { ace } = window as IbmWindow
    const results = ace ? (await new ace.Checker().check(document, ['WCAG_2_2'])).results : []
    return { checked: results.length, failures: results.filter(({ value }) => value[1] === 'FAIL') }
  })
  if (checked === 0) throw new Error("IBM's checker did not run.")
  return failures
    .filter(({ ruleId, snippet }) => !NOT_HERE[ruleId]?.test(snippet))
    .map(
      ({ value, ruleId, path, message, snippet }) =>
        `${value[0]} ${ruleId} at ${path.dom}: ${message} ${snippet.slice(0, 160)}`,
    )
}
