// What the files say that all pages share.
import type { Clinic } from '../../app/content/schema/clinic.ts'
import type { Fact } from '../../app/content/schema/facts.ts'
import type { Glossary } from '../../app/content/schema/glossary.ts'
import type { Messages } from '../../app/content/schema/messages.ts'
import type { Navigation } from '../../app/content/schema/navigation.ts'
import type { SearchWords } from '../../app/content/schema/search-words.ts'
import type { Treatments } from '../../app/content/schema/treatments.ts'
import type { ImageRegister } from '../../app/media/images.server.ts'
import type { CopyRules } from '../../checks/copy/rules.ts'
import type { ContentKindName } from '../../checks/schema/content-kinds.ts'

export type SharedKind = Exclude<ContentKindName, 'page'>

/** A file that was never valid is missing. */
export interface SharedValues {
  clinic: Clinic
  facts: Readonly<Record<string, Fact>>
  treatments: Treatments
  navigation: Navigation
  messages: Messages
  search: SearchWords
  glossary: Glossary
  images: ImageRegister
  'copy-rules': CopyRules
}
