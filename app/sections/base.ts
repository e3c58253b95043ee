// What every kind of section has, and what other code may know about a kind without naming it.
import { z } from 'zod'
import { anchor, ground, type Fields } from '../content/fields.ts'
import type { FormView } from '../content/references.ts'
import type { FaqItem, Source } from '../content/shapes.ts'

/** Schema of one kind of section: `type` is the name of its folder, `shape` holds what only this kind has. */
export const section = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), id: anchor.optional(), ground, ...shape })

/** When a clinician reviewed a page. */
export interface Review {
  reviewed: string
  /** Name of the reviewer; missing until a real person has agreed. */
  reviewedBy?: string | undefined
}

/** What other code needs to know about a kind of section. A kind leaves out what does not apply to it. */
export interface Traits<Section> {
  /** Holds the h1 of its page: it must be the first section, and no other section may be. */
  opensPage?: true
  /** Only pages about a treatment have it. */
  aboutTreatment?: true
  /** Gives the answers of a page about a treatment: there it must be the second section. */
  answersFirst?: true
  /** Only pages with medical content have it. A clinician must review them before launch. */
  isMedical?: true
  /** May show a picture that is already on the page. */
  mayRepeatPictures?: true
  /** The form embedded in the section. */
  form?: (section: Section) => FormView
  /** Questions and answers in the section. */
  questions?: (section: Section) => FaqItem[]
  /** The review that the section tells of. */
  review?: (section: Section) => Review
  /** Public sources named in the section. */
  sources?: (section: Section) => Source[]
  /** Layout by which pages of one menu are compared (checks/copy/siblings.ts). */
  comparedLayout?: (section: Section) => string
}

/** A kind of section: how its schema is made, and its traits. */
export interface Kind<Schema extends z.ZodType> {
  schema: (fields: Fields) => Schema
  traits: Traits<z.output<Schema>>
}

/** Defines a kind of section. Each folder's schema.ts exports the result as `kind`. */
export function defineKind<Schema extends z.ZodType>(
  schema: (fields: Fields) => Schema,
  traits: Traits<z.output<Schema>> = {},
): Kind<Schema> {
  return { schema, traits }
}
