// The inverse document frequency of each term: a rare term says more about what a visitor looks for.
import type { IndexedDocument } from './documents.ts'

export interface TermValues {
  isKnown: (term: string) => boolean
  /** More for a term that few documents have. Given all forms of the term. */
  valueOf: (forms: readonly string[]) => number
}

/** The values of the terms in `documents`. */
export function termValues(documents: readonly IndexedDocument<unknown>[]): TermValues {
  const frequencies = new Map<string, number>()
  for (const { texts } of documents) {
    const forms = new Set(texts.flatMap(({ terms }) => terms.flat()))
    for (const form of forms) frequencies.set(form, (frequencies.get(form) ?? 0) + 1)
  }
  return {
    isKnown: (term) => frequencies.has(term),
    valueOf: (forms) => {
      const frequency = Math.max(1, ...forms.map((form) => frequencies.get(form) ?? 0))
      return Math.log1p(documents.length / frequency)
    },
  }
}
