// Findings of axe.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Every violation of WCAG 2.2 A and AA and of axe's best practices: rule, place, and what to change. Frames are left
 * out, because they belong to the form provider; with `frame`, a selector of one, only that frame is checked.
 */
export async function axeFindings(page: Page, frame?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'] })
  const { violations } = await (
    frame ? axe.include([frame, 'body']) : axe.exclude('iframe').setLegacyMode()
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  )
}
