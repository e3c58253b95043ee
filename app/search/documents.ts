// The documents of the search index: one for each page, and one for each piece of advice.
import type { Advice, SearchedPage } from './search-data.ts'
import type { TermsOf, VariantsOf } from './terms.ts'

/** How much a match in each field counts. */
export const WEIGHTS = { name: 2, words: 2, typed: 2, mentions: 0.5 } as const

type Field = keyof typeof WEIGHTS
export const FIELDS = Object.keys(WEIGHTS) as Field[]

/** One text of a document: a name, a patient's words or a mention. */
export interface IndexedText {
  field: Field
  text: string
  /** The variants of each of its terms. */
  terms: readonly (readonly string[])[]
}

/** How a text becomes terms, and a term its variants. */
export interface TermRules {
  termsOf: TermsOf
  variantsOf: VariantsOf
}

export interface IndexedDocument<Subject> {
  /** Its index in the list. */
  id: number
  subject: Subject
  texts: readonly IndexedText[]
}

/** Each page with its texts, as terms. */
export function pageDocuments(pages: readonly SearchedPage[], rules: TermRules): IndexedDocument<SearchedPage>[] {
  return pages.map((page, id) => ({ id, subject: page, texts: textsOf({ ...page, name: [page.name] }, rules) }))
}

/** Each piece of advice, with what visitors type for it. Its name and advice are not searched. */
export function adviceDocuments(advice: readonly Advice[], rules: TermRules): IndexedDocument<Advice>[] {
  return advice.map((each, id) => ({ id, subject: each, texts: textsOf({ typed: each.typed }, rules) }))
}

function textsOf(
  lists: Partial<Record<Field, readonly string[]>>,
  { termsOf, variantsOf }: TermRules,
): IndexedText[] {
  return FIELDS.flatMap((field) =>
    (lists[field] ?? []).map((text) => ({ field, text, terms: termsOf(text).map(variantsOf) })),
  )
}
