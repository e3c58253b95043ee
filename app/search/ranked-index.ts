import MiniSearch from 'minisearch'
import { FIELDS, WEIGHTS, type IndexedDocument, type IndexedText, type TermRules } from './documents.ts'
import type { TermValues } from './term-values.ts'

/** How much a term may differ from the words that it finds. */
export interface MatchRules {
  /** Maximum edit distance of a term. */
  fuzzy: (term: string) => number
  /** Whether a term also matches longer words. The last word may be unfinished. */
  prefix: (term: string, isLast: boolean) => boolean
}

export interface Hit<Subject> {
  subject: Subject
  score: number
  /** The text that is most like the visitor's words. */
  best: IndexedText | undefined
  /** The document's more important texts of which every word was typed. */
  complete: readonly IndexedText[]
  /** Those of them that have no misspelled or unfinished word. */
  exact: readonly IndexedText[]
}

/** How much the most similar text of a document counts. All its other words count 1 together. */
const BEST_TEXT = 5

/**
 * Indexes `documents`. The result returns the hits for a visitor's terms, best first. Fuzzy matching takes most of
 * the time of a search, so it is done only for terms that no document has.
 */
export function rankedIndex<Subject>(
  documents: readonly IndexedDocument<Subject>[],
  { variantsOf }: TermRules,
  { isKnown, valueOf }: TermValues,
): (terms: readonly string[], match: MatchRules) => Hit<Subject>[] {
  const index = new MiniSearch<IndexedDocument<Subject>>({
    fields: FIELDS,
    // Each text is split by itself: in one with others, "price" would be a stop word.
    extractField: ({ id, texts }, name) =>
      name === 'id'
        ? id
        : texts.flatMap(({ field, terms }) => (field === name ? terms.map(([term]) => term) : [])).join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: variantsOf,
  })
  index.addAll(documents)
  const valuesOf = (terms: IndexedText['terms']) => terms.reduce((total, variants) => total + valueOf(variants), 0)

  return (terms, match) => {
    const typedTerms = terms.map(variantsOf)
    const typedValue = valuesOf(typedTerms)
    const typedVariants = new Set(typedTerms.flat())
    const asTyped = new Set(terms)
    const prefix = (term: string) => {
      const isLast = term === terms.at(-1)
      return asTyped.has(term) && (isLast || !isKnown(term)) && match.prefix(term, isLast)
    }
    const fuzzy = (term: string) => (asTyped.has(term) && !isKnown(term) ? match.fuzzy(term) : 0)

    /** Compares a text with what was typed. A word that is misspelled or unfinished counts half. */
    function compare(text: IndexedText, matched: ReadonlySet<string>) {
      const found = text.terms.filter((variants) => variants.some((variant) => matched.has(variant)))
      const exact = found.filter((variants) => variants.some((variant) => typedVariants.has(variant)))
      const value = (valuesOf(found) + valuesOf(exact)) / 2
      const weight = WEIGHTS[text.field]
      return {
        text,
        similarity: (weight * value * value) / (valuesOf(text.terms) * typedValue),
        isComplete: weight > 1 && found.length === text.terms.length,
        isExact: weight > 1 && exact.length === text.terms.length,
      }
    }

    return index
      .search(terms.join(' '), { prefix, fuzzy, boost: WEIGHTS })
      .flatMap(({ id, score, terms: matchedTerms }) => {
        const document = documents[id as number]
        if (!document) return []
        const matched = new Set(matchedTerms)
        const texts = document.texts.map((text) => compare(text, matched))
        const [best] = texts.toSorted((a, b) => b.similarity - a.similarity)
        return {
          subject: document.subject,
          // The logarithm keeps one much-repeated word from outweighing a text that matches all that was typed.
          score: Math.log1p(score) * (1 + BEST_TEXT * (best?.similarity ?? 0)),
          best: best?.text,
          complete: texts.filter(({ isComplete }) => isComplete).map(({ text }) => text),
          exact: texts.filter(({ isExact }) => isExact).map(({ text }) => text),
        }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}
