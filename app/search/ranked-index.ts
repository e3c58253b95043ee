// Ranks documents by how much of a visitor's words they have. A rare word counts more than a common one.
import MiniSearch from 'minisearch'
import { termsOf } from '../content/view/search-terms.ts'
import { WEIGHTS, type IndexedDocument, type Subject, type Text } from './documents.ts'
import type { FormsOf } from './term-forms.ts'
import type { TermValues } from './term-values.ts'

export interface Match {
  /** How many letters of a term may differ. */
  fuzzy: (term: string) => number
  /** Whether a term also matches longer words. The last word may be unfinished. */
  prefix: (term: string, isLast: boolean) => boolean
}

export interface Hit {
  subject: Subject
  score: number
  /** What is most like the visitor's words. */
  best: Text | undefined
  /** The document's more important texts of which every word was typed. */
  complete: readonly Text[]
  /** Those of them that have no misspelled or unfinished word. */
  exact: readonly Text[]
}

export type FindHits = (terms: readonly string[], match: Match) => Hit[]

/** How much the most similar text of a document counts. All its other words count 1 together. */
const BEST_TEXT = 5
/** What a word counts that is misspelled or unfinished. */
const INEXACT = 0.5

/** A text with how much each of its terms counts. */
type ValuedText = Text & { values: readonly number[]; value: number }

interface Typed {
  forms: ReadonlySet<string>
  value: number
}

/**
 * Indexes `documents`. The result gives the hits for the terms of a visitor, best first. To look for words similar to
 * a term takes most of the time of a search, so this is done only for terms that no document has.
 */
export function rankedIndex(
  documents: readonly IndexedDocument[],
  formsOf: FormsOf,
  { isKnown, valueOf }: TermValues,
): FindHits {
  const index = new MiniSearch<IndexedDocument>({
    fields: Object.keys(WEIGHTS),
    tokenize: termsOf,
    processTerm: formsOf,
  })
  index.addAll(documents)
  const valued = new Map(
    documents.map(({ id, subject, texts }) => [id, { subject, texts: withValues(texts, valueOf) }]),
  )

  return (terms, match) => {
    const typed = {
      forms: new Set(terms.flatMap(formsOf)),
      value: sum(terms.map((term) => valueOf(formsOf(term)))),
    }
    const asTyped = new Set(terms)
    const prefix = (term: string) => {
      const isLast = term === terms.at(-1)
      return asTyped.has(term) && (isLast || !isKnown(term)) && match.prefix(term, isLast)
    }
    const fuzzy = (term: string) => (asTyped.has(term) && !isKnown(term) ? match.fuzzy(term) : 0)
    return index
      .search(terms.join(' '), { prefix, fuzzy, boost: WEIGHTS })
      .flatMap(({ id, score, terms: matched }) => {
        const document = valued.get(id as number)
        return document
          ? [{ subject: document.subject, ...ranked(document.texts, score, new Set(matched), typed) }]
          : []
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

function withValues(texts: readonly Text[], valueOf: TermValues['valueOf']): ValuedText[] {
  return texts.map((text) => {
    const values = text.terms.map(valueOf)
    return { ...text, values, value: sum(values) }
  })
}

/** Compares texts with what was typed. `score` is that of the library, for all words of the document together. */
function ranked(texts: readonly ValuedText[], score: number, matched: ReadonlySet<string>, typed: Typed) {
  let best: Text | undefined
  let highest = 0
  const complete: Text[] = []
  const exact: Text[] = []
  for (const text of texts) {
    let value = 0
    let found = 0
    let typedInFull = 0
    text.terms.forEach((forms, index) => {
      if (!forms.some((form) => matched.has(form))) return
      const isExact = forms.some((form) => typed.forms.has(form))
      found += 1
      if (isExact) typedInFull += 1
      value += (text.values[index] ?? 0) * (isExact ? 1 : INEXACT)
    })
    const likeness = (text.weight * value * value) / (text.value * typed.value)
    if (likeness > highest) [best, highest] = [text, likeness]
    if (text.weight > 1 && found === text.terms.length) complete.push(text)
    if (text.weight > 1 && typedInFull === text.terms.length) exact.push(text)
  }
  // The logarithm keeps one much-repeated word from outweighing a text that is like all that was typed.
  return { score: Math.log1p(score) * (1 + BEST_TEXT * highest), best, complete, exact }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
