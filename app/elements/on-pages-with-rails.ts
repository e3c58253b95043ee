// Entry of the script inlined into the head of pages with a carousel.
import { SlideRail } from './slide-rail.ts'

customElements.define('slide-rail', SlideRail)
