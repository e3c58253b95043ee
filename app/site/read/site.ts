// The checked content of the whole site.
import type { ImageView } from '../../schema/picture.ts'
import type { Brand } from '../../schema/brand.ts'
import type { Clinic } from '../../schema/clinic.ts'
import type { Fact } from '../../schema/facts.ts'
import type { Messages } from '../../schema/messages.ts'
import type { Navigation } from '../../schema/navigation.ts'
import type { Page } from '../../sections/page-schema.ts'
import type { References } from '../../schema/references.ts'
import type { Replies } from '../../schema/replies.ts'
import type { SearchWords } from '../../schema/search-words.ts'
import type { Treatments } from '../../schema/treatments.ts'
import type { UrgentSigns } from '../../schema/urgent-signs.ts'

export interface Site {
  clinic: Clinic
  brand: Brand
  facts: Readonly<Record<string, Fact>>
  navigation: Navigation
  messages: Messages
  treatments: Treatments
  urgentSigns: UrgentSigns
  replies: Replies
  /** The words that patients use for their problems, and where each leads. */
  search: SearchWords
  /** Pages by path. */
  pages: ReadonlyMap<string, Page>
  images: ReadonlyMap<string, ImageView>
  /** Files of the pages, by path. */
  files: ReadonlyMap<string, string>
  /** What content may refer to, for the schemas of examples of sections. */
  references: References
}
