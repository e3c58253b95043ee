// Helpers for the schema.ts of every kind of section.
import { z } from 'zod'
import { anchor, tone, type Fields } from '../schema/fields.ts'
import type { Traits } from './trait-types.ts'

/** Schema of one kind of section: `type` is the name of its folder, `shape` holds what only this kind has. */
export const section = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), id: anchor.optional(), tone: tone.default('page'), ...shape })

/** What staff read about a kind of section in the studio. */
interface KindWords {
  title: string
  about: string
}

/** A kind of section: its schema, which depends on what the content may refer to, and its traits. */
export interface Kind<Schema extends z.ZodType> {
  words: KindWords
  schema: (fields: Fields) => Schema
  traits: Traits<z.output<Schema>>
}

/** Any kind. `Kind<z.ZodType>` would not do: the traits of a kind accept only its own sections. */
export interface AnyKind {
  schema: (fields: Fields) => z.ZodType
}

/** A section of a kind, as its component receives it. */
export type SectionOf<Of extends AnyKind> = z.output<ReturnType<Of['schema']>>

/** Defines a kind of section. Each folder's schema.ts exports the result as `kind`. */
export function defineKind<Schema extends z.ZodType>(
  words: KindWords,
  schema: (fields: Fields) => Schema,
  traits: Traits<z.output<Schema>> = {},
): Kind<Schema> {
  return { words, schema, traits }
}
