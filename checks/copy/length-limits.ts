// How long a page may be, by the kind of page (docs/writing.md, Length).
import type { Page } from '../../app/content/schema/page.ts'
import { formsOn, isFormPage } from '../../app/sections/traits.ts'

export interface LengthLimits {
  words: number
  /** Phone screens, with everything closed that a reader opens. */
  screens: number
  /** Screen on which the costs begin at the latest, from 1. */
  costScreen: number
}

export const lengthLimits = {
  'form page': { words: 400, screens: 5, costScreen: 4 },
  'page with a form below': { words: 1000, screens: 9, costScreen: 4 },
  'other page': { words: 1500, screens: 12, costScreen: 4 },
} satisfies Record<string, LengthLimits>

export type LengthKind = keyof typeof lengthLimits

/** Kind of the page by where its form is. */
export function lengthKind(page: Pick<Page, 'sections'>): LengthKind {
  if (isFormPage(page)) return 'form page'
  return formsOn(page).length > 0 ? 'page with a form below' : 'other page'
}
