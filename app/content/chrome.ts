// What every page shares with the visitor's browser: clinic, navigation, messages. Plain data, no secrets.
import type { BrowserIcons } from '../media/browser-icons.server.ts'
import type { Clinic } from './clinic.ts'
import type { Messages } from './messages.ts'
import type { Navigation } from './navigation.ts'

/** Business info of the search data (spec, section 3). */
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
  /** The clinic as search data names it. */
  business: BusinessInfo
  navigation: Navigation
  messages: Messages
  /** Former path -> path that it leads on to. */
  formerPaths: Record<string, string>
  /** Address of the icon sprite. */
  iconSprite: string
  browserIcons: BrowserIcons
}
