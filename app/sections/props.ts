// What a section's component is given: its own content, and the little that belongs to clinic and page.
import type { ClinicView } from '../content/chrome.ts'
import type { BreadcrumbItem, SectionOf, SectionType } from '../content/page.ts'

export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>
  clinic: ClinicView
  /** From the home page to this one. */
  crumbs: readonly BreadcrumbItem[]
}
