// What IBM's accessibility checker finds on the page as it stands: a second engine, with rules of its own.
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

/** Recommendations that another rule or a person outweighs. */
const OUTWEIGHED: Readonly<Record<string, RegExp>> = {
  // The skip link stands before every landmark, so that it comes first; axe asks for it there.
  aria_content_in_landmark: /^<a href="#main"/,
  // What scrolls sideways has to take focus, or the keyboard could not scroll it (axe, scrollable-region-focusable).
  element_tabbable_role_valid: /(?:data-rail="true"|role="group")/,
}

/** Every failure of WCAG 2.2 that the engine is sure of, recommendations included: rule, place, what to mend. */
export async function ibmFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => (window as IbmWindow).ace !== undefined)))
    await page.evaluate(`${source};window.ace=ace`)
  // A page has thousands of results, nearly all passes; to carry them over would take longer than the check.
  const { checked, failures } = await page.evaluate(async () => {
    const { ace } = window as IbmWindow
    const results = ace ? (await new ace.Checker().check(document, ['WCAG_2_2'])).results : []
    return { checked: results.length, failures: results.filter(({ value }) => value[1] === 'FAIL') }
  })
  if (checked === 0) throw new Error("IBM's checker did not run.")
  return failures
    .filter(({ ruleId, snippet }) => !OUTWEIGHED[ruleId]?.test(snippet))
    .map(
      ({ value, ruleId, path, message, snippet }) =>
        `${value[0]} ${ruleId} at ${path.dom}: ${message} ${snippet.slice(0, 160)}`,
    )
}
