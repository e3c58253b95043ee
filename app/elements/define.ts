// All of the site's elements, for React's bundle: a page holds the scripts of those that it begins with, and a navigation may bring others.
import { MenuBar } from './menu-bar.ts'
import { SlideRail } from './slide-rail.ts'
import { TabSet } from './tab-set.ts'
import { limitTrust } from './trusted-types.ts'

const ELEMENTS = { 'menu-bar': MenuBar, 'slide-rail': SlideRail, 'tab-set': TabSet }

/** Defines the elements that the page has not defined itself, and limits what the scripts that now come may write. Called once, before React starts. */
export function defineElements(): void {
  limitTrust()
  for (const [name, element] of Object.entries(ELEMENTS))
    if (!customElements.get(name)) customElements.define(name, element)
}
