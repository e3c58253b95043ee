// The documents of the search index: one for each page, and one for each piece of advice.
import type { Advice, SearchData, SearchedPage } from '../content/view/search-data.ts'
import { termsOf } from '../content/view/search-terms.ts'
import type { FormsOf } from './term-forms.ts'

/** How much a match in each kind of text counts. */
export const WEIGHTS = { name: 2, words: 2, typed: 2, signs: 0.7, mentions: 0.5 } as const

type Field = keyof typeof WEIGHTS

/** One text of a document: a name, a patient's words, a sign or a question. */
export interface Text {
  /** The forms of each of its terms. */
  terms: readonly (readonly string[])[]
  weight: number
  /** What a visitor reads when this text is the reason of a match. */
  reason: string
}

export type Subject = { kind: 'page'; page: SearchedPage } | { kind: 'elsewhere' | 'emergency'; advice: Advice }

export type IndexedDocument = { id: number; subject: Subject; texts: readonly Text[] } & Record<Field, string>

/** All documents, numbered from 0. */
export function documentsOf({ pages, elsewhere, emergencies }: SearchData, formsOf: FormsOf): IndexedDocument[] {
  const documents = [
    ...pages.map(pageDocument),
    ...elsewhere.map((advice) => adviceDocument({ kind: 'elsewhere', advice })),
    ...emergencies.map((advice) => adviceDocument({ kind: 'emergency', advice })),
  ]
  return documents.map(({ subject, lists, reasons }, id) => ({ ...textsOf(lists, reasons, formsOf), subject, id }))
}

interface Source {
  subject: Subject
  lists: Partial<Record<Field, readonly string[]>>
  /** Reasons of the fields whose texts are not shown. */
  reasons: Partial<Record<Field, string>>
}

function pageDocument(page: SearchedPage): Source {
  // A misspelling or a brand is not shown. The result then shows what patients call the topic of the page.
  const [firstWords = page.name] = page.words
  const reasons = { name: firstWords, typed: firstWords }
  return { subject: { kind: 'page', page }, lists: { ...page, name: [page.name] }, reasons }
}

function adviceDocument(subject: Exclude<Subject, { kind: 'page' }>): Source {
  return { subject, lists: { typed: subject.advice.typed }, reasons: {} }
}

function textsOf(lists: Source['lists'], reasons: Source['reasons'], formsOf: FormsOf) {
  const fields = Object.keys(WEIGHTS) as Field[]
  const joined = Object.fromEntries(fields.map((field) => [field, (lists[field] ?? []).join(' ')]))
  const texts = fields.flatMap((field) =>
    (lists[field] ?? []).map((text) => ({
      terms: termsOf(text).map(formsOf),
      weight: WEIGHTS[field],
      reason: reasons[field] ?? text,
    })),
  )
  return { ...(joined as Record<Field, string>), texts }
}
