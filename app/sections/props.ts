// The props of every section component: its content, and what all sections of the page share.
import type { ClinicView, SharedContent } from '../content/view/shared-content.ts'
import type { Messages } from '../content/schema/messages.ts'
import type { SectionOf, SectionType } from './page.ts'
import type { BreadcrumbItem } from '../content/view/page-data.ts'

export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>
  clinic: ClinicView
  messages: Messages
  concerns: SharedContent['concerns']
  /** Breadcrumbs from the home page to the current page. */
  crumbs: readonly BreadcrumbItem[]
}
