// How long a page may be. A longer page is a warning, because its author may have a reason.
import type { Page } from '../../app/sections/page-schema.ts'
import { formsOn, isFormPage } from '../../app/sections/traits.ts'
import type { CopyFile } from './copy-text.ts'

/** How many words a page may have, by where its form is. */
export function wordLimit(page: Pick<Page, 'sections' | 'medical'>): number {
  if (isFormPage(page)) return 400
  return formsOn(page).length > 0 ? 800 : 1100
}

/** Words in the sections of a page, without the medical details, which are folded. */
export function wordsOn({ texts }: CopyFile): number {
  const shown = texts.filter(({ field }) => field.startsWith('sections.'))
  return shown.reduce((sum, { read }) => sum + (read.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0)
}
