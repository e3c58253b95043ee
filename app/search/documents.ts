// The documents of the search index: one for each page, and one for each piece of advice.
import type { Advice, SearchedPage } from './search-data.ts'
import { termsOf } from './terms.ts'
import type { VariantsOf } from './term-variants.ts'

/** How much a match in each field counts. */
export const WEIGHTS = { name: 2, words: 2, typed: 2, signs: 0.7, mentions: 0.5 } as const

type Field = keyof typeof WEIGHTS
export const FIELDS = Object.keys(WEIGHTS) as Field[]

/** One text of a document: a name, a patient's words, a sign or a question. */
export interface Text {
  field: Field
  text: string
  /** The variants of each of its terms. */
  terms: readonly (readonly string[])[]
}

export interface IndexedDocument<Subject> {
  /** Its index in the list. */
  id: number
  subject: Subject
  texts: readonly Text[]
}

export function pageDocuments(
  pages: readonly SearchedPage[],
  variantsOf: VariantsOf,
): IndexedDocument<SearchedPage>[] {
  return pages.map((page, id) => ({ id, subject: page, texts: textsOf({ ...page, name: [page.name] }, variantsOf) }))
}

export function adviceDocuments(advice: readonly Advice[], variantsOf: VariantsOf): IndexedDocument<Advice>[] {
  return advice.map((each, id) => ({ id, subject: each, texts: textsOf({ typed: each.typed }, variantsOf) }))
}

function textsOf(lists: Partial<Record<Field, readonly string[]>>, variantsOf: VariantsOf): Text[] {
  return FIELDS.flatMap((field) =>
    (lists[field] ?? []).map((text) => ({ field, text, terms: termsOf(text).map(variantsOf) })),
  )
}
