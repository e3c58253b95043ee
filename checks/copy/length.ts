// How long a page may be. A longer page is a warning, because its author may have a reason.
import type { Page } from '../../app/sections/page-schema.ts'
import { formsOn, isFormPage } from '../../app/sections/traits.ts'
import type { CopyFile } from './copy-text.ts'

export interface LengthLimits {
  words: number
  /** Phone screens, with everything closed that a reader can open. */
  screens: number
}

/** Limits of a page by where its form is. */
export function lengthLimits(page: Pick<Page, 'sections'>): LengthLimits {
  if (isFormPage(page)) return { words: 450, screens: 5 }
  return formsOn(page).length > 0 ? { words: 900, screens: 9 } : { words: 1600, screens: 13 }
}

/** Words in the sections of a page. */
export function wordsOn({ texts }: CopyFile): number {
  const shown = texts.filter(({ field }) => field.startsWith('sections.'))
  return shown.reduce((sum, { read }) => sum + (read.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0)
}
