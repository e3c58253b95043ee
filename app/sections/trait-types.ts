// Traits tell other code about a kind of section, so that only app/sections names the kinds.
import type { FormView } from '../schema/form-providers.ts'
import type { FaqItem } from '../schema/content-shapes.ts'

/** Traits of a kind of section. A kind leaves out what does not apply to it. */
export interface Traits<Section> {
  /** Holds the h1 of its page, always or in one layout. Only such a section may be, and must be, the first. */
  startsPage?: true | { layout: string }
  /** Only pages about a treatment have it. */
  aboutTreatment?: true
  /** Only pages with medical content have it. A clinician must review them before launch. */
  isMedical?: true
  /** May show a picture that is already on the page. */
  mayRepeatPictures?: true
  /** Says who treats patients. A page about a treatment needs one section that does. */
  saysWhoTreats?: true
  /** Whether the section says what happens when the clinic refuses. A page about a treatment needs one that does. */
  saysWhatIfRefused?: (section: Section) => boolean
  /** Says where and when to reach the clinic. Search engines read its data on such a page, and on the home page. */
  describesClinic?: true
  /** Has a search field. A page on which a form provider's script runs may not have one. */
  hasSearchField?: true
  /** The form embedded in the section. */
  form?: (section: Section) => FormView
  /** Questions and answers in the section. */
  questions?: (section: Section) => FaqItem[]
}
