// Findings of axe.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './waits.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Every violation of WCAG 2.2 A and AA and of axe's best practices in the parts that match `part`: rule, place, and
 * what to change. Frames are left out, because they belong to the form provider.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // A text that fades in has too little contrast for a moment.
  await waitForAnimations(page)
  await page.evaluate(letNothingStick)
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'] })
  const { violations } = await axe.include(part).exclude('iframe').setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  )
}

/** Runs in the page. What sticks to the window covers other links only until the visitor scrolls. */
function letNothingStick(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body > header, [data-start-bar] { position: static !important }')
  document.adoptedStyleSheets = [sheet]
}
