// What a content field may refer to: pictures, drawings, icons, paths, forms, treatments, urgent signs, sample
// replies, roles of the care team, terms of the glossary.
import type { FormView } from './form-providers.ts'
import type { DrawingView, ImageView } from './picture.ts'
import type { CareRole } from './clinic.ts'
import type { RichText } from './rich-text.ts'

/** The page at a path, and the anchors that a link to it may name. */
export interface KnownPath {
  /** Path of the page; for a former path, of the page that it redirects to. */
  page: string
  /** Anchors on that page. */
  anchors: ReadonlySet<string>
}

/** How well studies support a treatment (docs/writing.md, Evidence), strongest first. */
export const evidenceGrades = ['strong', 'some', 'weak', 'none'] as const
export type EvidenceGrade = (typeof evidenceGrades)[number]

/** A kind of treatment: how strong its evidence is, and what it does, risks and costs. */
export interface Treatment {
  name: string
  evidence: EvidenceGrade
  benefit: RichText
  harm: RichText
  cost: RichText
  source: string
  picture?: ImageView | undefined
}

/** What to do about an urgent sign, the most urgent first. */
export const urgentActions = ['ambulance', 'emergency', 'crisis', 'today', 'nurse'] as const
export type UrgentAction = (typeof urgentActions)[number]

/** A sign that needs help soon. `sign` completes the words of its action: "Call 911 if ...". */
export interface UrgentSign {
  action: UrgentAction
  sign: RichText
}

/** A profession, with the portrait of someone who has it. */
export interface RoleView extends Omit<CareRole, 'portrait'> {
  portrait: ImageView | undefined
}

/** A sample reply to a question that patients have. The signature is a profession and its college. */
export interface Reply {
  question: string
  answer: RichText
  next: RichText
  cost: RichText
  profession: string
  signedBy: Pick<CareRole, 'college'>
}

/** Each by its name or key in the content. */
export interface References {
  images: ReadonlyMap<string, ImageView>
  drawings: ReadonlyMap<string, DrawingView>
  icons: ReadonlySet<string>
  /** Every path that a link may name: pages and their former paths. */
  paths: ReadonlyMap<string, KnownPath>
  forms: ReadonlyMap<string, FormView>
  treatments: ReadonlyMap<string, Treatment>
  urgentSigns: ReadonlyMap<string, UrgentSign>
  replies: ReadonlyMap<string, Reply>
  roles: ReadonlyMap<string, RoleView>
  /** Marks the terms of the glossary in a text. Undefined for texts without explanations, such as messages. */
  markTerms?: (text: RichText) => RichText
}
