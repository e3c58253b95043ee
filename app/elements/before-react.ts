// Behaviour that must not wait for React: part of the one script inlined into every page (app/start-entry.ts, app/not-found-entry.ts).
import { supportDialogCommands } from './dialog-commands.ts'
import { MenuBar } from './menu-bar.ts'
import { SlideRail } from './slide-rail.ts'
import { TabSet } from './tab-set.ts'

/** Filled in by the finishing stage (build/finish/page-scripts.ts): the page begins with such an element. A navigation may bring others, with React's bundle. */
declare const HAS_TABS: boolean
declare const HAS_RAILS: boolean

/** Sets up what the page at hand begins with. Called once. */
export function beginBeforeReact(): void {
  customElements.define('menu-bar', MenuBar)
  if (HAS_TABS) customElements.define('tab-set', TabSet)
  if (HAS_RAILS) customElements.define('slide-rail', SlideRail)
  supportDialogCommands()
}
