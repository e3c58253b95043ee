// Findings of axe.
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { waitForAnimations } from './waits.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Defines axe in a page that has none. To read it takes as long as a quarter of a check. */
const DEFINE_AXE = `if (!window.axe) { ${axe.source} }`

/**
 * Every violation of WCAG 2.2 A and AA and of axe's best practices in the parts that match `part`: rule, place, and
 * what to change. Frames are left out, because they belong to the form provider.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // A text that fades in has too little contrast for a moment.
  await waitForAnimations(page)
  await page.evaluate(letNothingStick)
  await page.evaluate(DEFINE_AXE)
  return page.evaluate(runAxe, { part, rules: RULES })
}

/** Runs in the page. What sticks to the window covers other links only until the visitor scrolls. */
function letNothingStick(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body > header, [data-start-bar] { position: static !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page. */
async function runAxe({ part, rules }: { part: string; rules: string[] }): Promise<string[]> {
  const context = { include: [part], exclude: ['iframe'] }
  const options = { runOnly: rules, resultTypes: ['violations' as const], iframes: false }
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  )
}
