// The content that all pages share: clinic, navigation, messages, addresses of icons.
import type { BrowserIcons } from '../../media/browser-icons.server.ts'
import type { Clinic } from '../../schema/clinic.ts'
import type { ConcernGroup } from '../../schema/concern-groups.ts'
import type { Messages } from '../../schema/messages.ts'
import type { Navigation } from '../../schema/navigation.ts'

/** The clinic's details in the structured data of every page (docs/specification.md, section 3). */
export type BusinessInfo = Omit<Clinic, 'forms' | 'sample' | 'safety' | 'careTeam'>

/** The clinic's details that header, footer and sections show. */
export interface ClinicView {
  name: string
  phone: string
  /** `tel:` address of the phone number. */
  phoneHref: string
  fax: string
  address: Clinic['address']
  hours: Clinic['hours']
  signIn: { href: string }
}

/** What the loader of the root route returns. */
export interface SharedContent {
  clinic: ClinicView
  business: BusinessInfo
  navigation: Navigation
  messages: Messages
  /** What the chooser on the home page lists, with the page for each concern. */
  concerns: readonly ConcernGroup[]
  /** Address of the icon sprite. */
  iconSprite: string
  browserIcons: BrowserIcons
}
