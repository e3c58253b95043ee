// The content that all pages share: clinic, navigation, messages, addresses of icons.
import type { BrowserIcons } from '../../media/browser-icons.server.ts'
import type { Clinic, ClinicView } from '../../schema/clinic.ts'
import type { Mark } from '../../schema/brand.ts'
import type { ConcernGroup } from '../../schema/concern-groups.ts'
import type { Messages } from '../../schema/messages.ts'
import type { Navigation } from '../../schema/navigation.ts'

export interface SharedContent {
  clinic: ClinicView
  /** All details of the clinic, for the head and the document. `clinic` has what sections show. */
  business: Clinic
  navigation: Navigation
  messages: Messages
  /** What the chooser on the home page lists, with the page for each concern. */
  concerns: readonly ConcernGroup[]
  /** Address of the icon sprite. */
  iconSprite: string
  mark: Mark
  /** The colours of the clinic as CSS. */
  paletteCss: string
  browserIcons: BrowserIcons
}
