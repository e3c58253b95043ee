// Finds pages and advice for the words of a visitor.
import MiniSearch from 'minisearch'
import type { Advice, SearchData, SearchedPage } from '../content/search-data.ts'
import { termsOf } from '../content/search-terms.ts'
import { documentsOf, WEIGHTS, type IndexedDocument, type Subject, type Text } from './documents.ts'
import { termForms, type FormsOf } from './term-forms.ts'

export type Found =
  | { kind: 'page'; page: SearchedPage; /** What on the page is most like the visitor's words. */ reason: string }
  | { kind: 'elsewhere'; advice: Advice }

export interface Findings {
  emergencies: readonly Advice[]
  /** Pages, and what the clinic does not treat, best first. */
  results: readonly Found[]
  /** Nothing was found: the results are the three nearest pages. */
  isGuess: boolean
}

export type Find = (words: string) => Findings

/** What the parts of the page need to search. */
export interface Search {
  data: SearchData
  find: Find
}

const MOST_RESULTS = 6
const NEAREST_PAGES = 3
/** Results with a smaller share of the best score are left out. */
const LOWEST_SHARE = 0.3
/** Advice is found only when all words of one of its texts were typed, so it counts more than a page. */
const ADVICE_BOOST = 1.3
/** How the length of a document lowers its score, from 0 to 1. Low, because a long list of words is no fault. */
const LENGTH_EFFECT = 0.05

interface Match {
  /** How many letters of a term may differ. */
  fuzzy: (term: string) => number
  /** Whether a term also matches longer words. */
  prefix: (term: string, index: number, terms: string[]) => boolean
}

const ON_PAGES: Match = {
  fuzzy: ({ length }) => (length < 4 ? 0 : length < 6 ? 1 : 2),
  prefix: ({ length }) => length > 1,
}
/** Stricter, because a false alarm frightens. Only the last word may be unfinished. */
const IN_ADVICE: Match = {
  fuzzy: ({ length }) => (length < 6 ? 0 : length < 10 ? 1 : 2),
  prefix: ({ length }, index, terms) => length > 3 && index >= terms.length - 2,
}
/** When nothing else is found. */
const NEARBY: Match = { ...ON_PAGES, fuzzy: ({ length }) => Math.min(3, Math.floor(length / 2)) }

interface Hit {
  subject: Subject
  score: number
  best: Text | undefined
  /** Every word of one of the document's more important texts was typed. */
  isComplete: boolean
}

/** Indexes `documents`. The result gives the hits for the words of a visitor, best first. */
function indexOf(documents: readonly IndexedDocument[], formsOf: FormsOf): (words: string, match: Match) => Hit[] {
  const index = new MiniSearch<IndexedDocument>({
    fields: Object.keys(WEIGHTS),
    tokenize: termsOf,
    processTerm: formsOf,
  })
  index.addAll(documents)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const known = new Set(documents.flatMap(({ texts }) => texts.flatMap(({ terms }) => terms.flat())))
  return (words, match) => {
    const typed = termsOf(words)
    // A word that a document has is not misspelled. To look for similar words takes most of the time of a search.
    const unknown = new Set(typed.filter((term) => !known.has(term)))
    const fuzzy = (term: string) => (unknown.has(term) ? match.fuzzy(term) : 0)
    return index
      .search(words, { prefix: match.prefix, fuzzy, boost: WEIGHTS, bm25: { k: 1.2, b: LENGTH_EFFECT, d: 0.5 } })
      .flatMap(({ id, score, terms }) => {
        const document = byId.get(id as number)
        return document ? [hitOf(document, score, new Set(terms), typed.length)] : []
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

/** A document that has the terms in `matched`. Its score grows with the share of its best text that was typed. */
function hitOf({ subject, texts }: IndexedDocument, score: number, matched: ReadonlySet<string>, typed: number): Hit {
  let best: Text | undefined
  let highest = 0
  let isComplete = false
  for (const text of texts) {
    const count = text.terms.filter((forms) => forms.some((form) => matched.has(form))).length
    const share = (text.weight * count * count) / (text.terms.length * typed)
    isComplete ||= text.weight > 1 && count === text.terms.length
    if (share > highest) [best, highest] = [text, share]
  }
  return { subject, score: score * (1 + highest), best, isComplete }
}

/** Indexes `data`. The result finds matches also for the beginning of a word and for misspelled words. */
export function finder(data: SearchData): Find {
  const formsOf = termForms(data.sameWords)
  const documents = documentsOf(data, formsOf)
  const isPage = ({ subject }: IndexedDocument) => subject.kind === 'page'
  const pagesFor = indexOf(documents.filter(isPage), formsOf)
  const adviceFor = indexOf(
    documents.filter((each) => !isPage(each)),
    formsOf,
  )

  return (words) => {
    const advice = adviceFor(words, IN_ADVICE).filter(({ isComplete }) => isComplete)
    const emergencies = advice.flatMap(({ subject }) => (subject.kind === 'emergency' ? [subject.advice] : []))
    const elsewhere = advice
      .filter(({ subject }) => subject.kind === 'elsewhere')
      .map((hit) => ({ ...hit, score: hit.score * ADVICE_BOOST }))
    const hits = [...pagesFor(words, ON_PAGES), ...elsewhere].toSorted((a, b) => b.score - a.score)
    const lowest = (hits[0]?.score ?? 0) * LOWEST_SHARE
    // Beside an emergency, only results that match all words are shown, so that they do not distract.
    const results = hits
      .filter(({ score, isComplete }) => score >= lowest && (emergencies.length === 0 || isComplete))
      .slice(0, MOST_RESULTS)
    if (results.length + emergencies.length > 0) return { emergencies, results: results.map(asFound), isGuess: false }
    const near = pagesFor(words, NEARBY).map(asFound)
    return { emergencies, results: withDefaults(near, data).slice(0, NEAREST_PAGES), isGuess: true }
  }
}

function asFound({ subject, best }: Hit): Found {
  if (subject.kind !== 'page') return { kind: 'elsewhere', advice: subject.advice }
  return { kind: 'page', page: subject.page, reason: best?.reason ?? subject.page.name }
}

/** The pages found, and then the ones that are shown when nothing is similar. */
function withDefaults(found: readonly Found[], { pages, nearest }: SearchData): Found[] {
  const isFound = (page: SearchedPage) => found.some((each) => each.kind === 'page' && each.page === page)
  const others = pages.filter((page) => nearest.includes(page.href) && !isFound(page))
  return [...found, ...others.map((page): Found => ({ kind: 'page', page, reason: page.words[0] ?? page.name }))]
}
