// Functions that read the traits of sections. Each kind's schema.ts declares its traits.
import { runsScript, type FormView } from '../schema/form-providers.ts'
import * as kinds from './kinds.ts'
import type { Page, SectionType, SectionView } from './page-schema.ts'
import type { FaqItem } from '../schema/content-shapes.ts'
import type { Traits } from './trait-types.ts'

type Sections = Pick<Page, 'sections' | 'medical'>

export const kindNames = Object.keys(kinds) as SectionType[]

/** The traits of a kind. */
export function traitsOf(type: SectionType): Traits<SectionView> {
  // The functions of a kind accept only sections of that kind. The callers below never pass another kind.
  return kinds[type].traits as Traits<SectionView>
}

/** Names of the kinds that have a trait. */
export function kindsWith(trait: keyof Traits<SectionView>): SectionType[] {
  return kindNames.filter((type) => traitsOf(type)[trait] !== undefined)
}

/** All sections of a page in reading order, with those among the medical details. */
export function sectionsOf({ sections, medical }: Sections): SectionView[] {
  return [...sections, ...medical]
}

/** Whether the section holds the h1 of its page. */
export function startsPage(section: SectionView): boolean {
  const trait = traitsOf(section.type).startsPage
  return typeof trait === 'object' ? 'layout' in section && section.layout === trait.layout : trait === true
}

/** The forms that a page embeds. Its Content-Security-Policy allows their providers. */
export function formsOn(page: Sections): FormView[] {
  return sectionsOf(page).flatMap((section) => traitsOf(section.type).form?.(section) ?? [])
}

/** Whether the script of a form provider runs on the page. It could read what a visitor types there. */
export function runsProviderScript(page: Sections): boolean {
  return formsOn(page).some(runsScript)
}

/** Whether the page opens with its form. */
export function isFormPage({ sections: [first] }: Pick<Page, 'sections'>): boolean {
  return first !== undefined && traitsOf(first.type).form !== undefined
}

/** Questions and answers of a page, in reading order. */
export function questionsOn(page: Sections): FaqItem[] {
  return sectionsOf(page).flatMap((section) => traitsOf(section.type).questions?.(section) ?? [])
}
