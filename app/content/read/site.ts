// The whole site, as it is read from content/.
import type { ImageView } from '../../media/image.ts'
import type { Clinic } from '../schema/clinic.ts'
import type { Fact } from '../schema/facts.ts'
import type { Messages } from '../schema/messages.ts'
import type { Navigation } from '../schema/navigation.ts'
import type { Page } from '../../sections/page.ts'
import type { References } from '../schema/references.ts'
import type { SearchWords } from '../schema/search-words.ts'
import type { Treatments } from '../schema/treatments.ts'

export interface Site {
  clinic: Clinic
  facts: Readonly<Record<string, Fact>>
  navigation: Navigation
  messages: Messages
  treatments: Treatments
  /** What patients call their trouble, and where each word leads. */
  search: SearchWords
  /** Pages by path. */
  pages: ReadonlyMap<string, Page>
  images: ReadonlyMap<string, ImageView>
  /** File that each page came from, by path. */
  files: ReadonlyMap<string, string>
  /** What content may refer to. The schema for the examples of sections needs it too. */
  references: References
}
