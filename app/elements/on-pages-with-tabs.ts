// Entry of the script inlined into the head of pages with tabs.
import { TabSet } from './tab-set.ts'

customElements.define('tab-set', TabSet)
