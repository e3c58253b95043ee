// The props of every section component: its content, and what all sections of the page share.
import type { ClinicView } from '../schema/clinic.ts'
import type { ConcernGroup } from '../schema/concern-groups.ts'
import type { Messages } from '../schema/messages.ts'
import type { BreadcrumbItem } from '../schema/content-shapes.ts'
import type { AnyKind, SectionOf } from './define-kind.ts'

/** What all sections of a page get. */
export interface SharedProps {
  clinic: ClinicView
  messages: Messages
  concerns: readonly ConcernGroup[]
  /** Breadcrumbs from the home page to the current page. */
  crumbs: readonly BreadcrumbItem[]
}

/** `SectionProps<typeof kind>`, with the `kind` of the schema.ts beside the component. */
export interface SectionProps<Of extends AnyKind> extends SharedProps {
  section: SectionOf<Of>
  /** An id for the heading of the section, which names the section (app/ui/section). */
  headingId: string
}
