// The inverse document frequency of each term.
import type { IndexedDocument } from './documents.ts'

export interface TermValues {
  isKnown: (term: string) => boolean
  /** More for a term that few documents have. Given all variants of the term. */
  valueOf: (variants: readonly string[]) => number
}

/** Counts in how many of the documents each term is. */
export function termValues(documents: readonly IndexedDocument<unknown>[]): TermValues {
  const frequencies = new Map<string, number>()
  for (const { texts } of documents) {
    const variants = new Set(texts.flatMap(({ terms }) => terms.flat()))
    for (const variant of variants) frequencies.set(variant, (frequencies.get(variant) ?? 0) + 1)
  }
  return {
    isKnown: (term) => frequencies.has(term),
    valueOf: (variants) => {
      const frequency = Math.max(1, ...variants.map((variant) => frequencies.get(variant) ?? 0))
      return Math.log1p(documents.length / frequency)
    },
  }
}
