// What a content field may refer to: pictures, icons, paths, forms, safety texts, treatments, roles of the care team,
// terms of the glossary.
import type { ImageView } from '../../media/image.ts'
import type { CareRole } from './care-role.ts'
import type { RichText } from './rich-text.ts'

/** Bounds of a form's height, in px. */
export const MIN_HEIGHT = 200
export const MAX_HEIGHT = 6000

/** Height of a form in px, by the width of the window: under 380 px, under 600 px, and wider. */
export interface FormHeights {
  smallPhone: number
  phone: number
  wide: number
}

/** A form as the embed needs it. The browser receives all of it. */
export interface FormView {
  provider: FormProviderName
  /** Form id at the provider. */
  id: string
  /** Origin that serves the provider's script and frame, without a trailing slash. */
  origin: string
  /** Account key, for providers that need one. */
  account?: string
  /** Address of the provider's plain frame, when the clinic wants that in place of its script. */
  frame?: string
  /** The room that the page keeps for the form. */
  heights?: FormHeights
}

export const formProviderNames = ['hush', 'jotform', 'cognito', 'typeform', 'formio', 'frame', 'local'] as const
export type FormProviderName = (typeof formProviderNames)[number]

/** The page at a path, and the anchors that a link to it may name. */
export interface KnownPath {
  /** Path of the page. A former path has the path of the page that it redirects to. */
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
}

export interface References {
  /** Pictures by name. */
  images: ReadonlyMap<string, ImageView>
  /** Names of the icons. */
  icons: ReadonlySet<string>
  /** Every path that a link may name: pages and their former paths. */
  paths: ReadonlyMap<string, KnownPath>
  /** Forms by key. */
  forms: ReadonlyMap<string, FormView>
  /** Paragraphs of each safety text, by key. */
  safety: ReadonlyMap<string, RichText[]>
  /** Kinds of treatment, by name. */
  treatments: ReadonlyMap<string, Treatment>
  /** Roles of the care team, by name. */
  roles: ReadonlyMap<string, CareRole>
  /** Marks the terms of the glossary in a text. Undefined for texts without explanations, such as messages. */
  markTerms?: (text: RichText) => RichText
}
