// What all pages share: clinic, navigation, messages, addresses of icons. Plain data without secrets.
import type { BrowserIcons } from '../media/browser-icons.server.ts'
import type { Clinic } from './clinic.ts'
import type { Messages } from './messages.ts'
import type { Navigation } from './navigation.ts'

/** What search data tells of the clinic (docs/specification.md, section 3). */
export type BusinessInfo = Omit<Clinic, 'forms' | 'sample' | 'safety'>

/** The clinic as sections may show it. */
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

export interface Chrome {
  clinic: ClinicView
  business: BusinessInfo
  navigation: Navigation
  messages: Messages
  /** Address of the icon sprite. */
  iconSprite: string
  browserIcons: BrowserIcons
}
