// Entry of the script inlined into every page's head: behaviour that must not wait for React.
import { supportDialogCommands } from './dialog-commands.ts'
import { MenuBar } from './menu-bar.ts'
import { limitTrust } from './trusted-types.ts'

limitTrust()
customElements.define('menu-bar', MenuBar)
supportDialogCommands()
