// Finds pages and advice for the words of a visitor.
import type { Advice, SearchData, SearchedPage } from '../content/view/search-data.ts'
import { termsOf } from '../content/view/search-terms.ts'
import { correctTerms } from './correct-terms.ts'
import { documentsOf, type IndexedDocument, type Text } from './documents.ts'
import { rankedIndex, type Hit, type Match } from './ranked-index.ts'
import { termForms } from './term-forms.ts'
import { termValues } from './term-values.ts'

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
const LOWEST_SHARE = 0.2

const ON_PAGES: Match = {
  fuzzy: ({ length }) => (length < 4 ? 0 : length < 6 ? 1 : 2),
  prefix: ({ length }) => length > 1,
}
/** Stricter, because a false alarm frightens. Only the last word may be unfinished. */
const IN_ADVICE: Match = {
  fuzzy: ({ length }) => (length < 5 ? 0 : length < 10 ? 1 : 2),
  prefix: ({ length }, isLast) => isLast && length > 3,
}
/** When nothing else is found. */
const NEARBY: Match = { ...ON_PAGES, fuzzy: ({ length }) => Math.min(3, Math.floor(length / 2)) }

/** Indexes `data`. The result finds matches also for the beginning of a word and for misspelled words. */
export function finder(data: SearchData): Find {
  const formsOf = termForms(data.sameWords)
  const documents = documentsOf(data, formsOf)
  const isPage = ({ subject }: IndexedDocument) => subject.kind === 'page'
  const values = termValues(documents)
  const pagesFor = rankedIndex(documents.filter(isPage), formsOf, values)
  const adviceFor = rankedIndex(
    documents.filter((each) => !isPage(each)),
    formsOf,
    values,
  )

  return (words) => {
    const terms = correctTerms(termsOf(words), values.isKnown)
    const advice = adviceFor(terms, IN_ADVICE).filter(({ complete }) => complete.length > 0)
    const alarms = advice.filter(({ subject }) => subject.kind === 'emergency')
    const emergencies = alarms.flatMap(({ subject }) => (subject.kind === 'emergency' ? [subject.advice] : []))
    const elsewhere = advice.filter(({ subject }) => subject.kind === 'elsewhere')
    const hits = [...pagesFor(terms, ON_PAGES), ...elsewhere].toSorted((a, b) => b.score - a.score)
    const lowest = (hits[0]?.score ?? 0) * LOWEST_SHARE
    const isRelated = relatedBeside(alarms)
    const results = hits.filter((hit) => hit.score >= lowest && isRelated(hit)).slice(0, MOST_RESULTS)
    if (results.length + emergencies.length > 0) return { emergencies, results: results.map(asFound), isGuess: false }
    const near = pagesFor(terms, NEARBY).map(asFound)
    return { emergencies, results: withDefaults(near, data).slice(0, NEAREST_PAGES), isGuess: true }
  }
}

/**
 * Whether a result may stand under these emergencies, so that nothing distracts from them: the visitor typed a whole
 * text of it, which says more than the emergency does. "I have acne and chest pain" also finds acne.
 */
function relatedBeside(alarms: readonly Hit[]): (hit: Hit) => boolean {
  if (alarms.length === 0) return () => true
  const said = new Set(alarms.flatMap(({ complete }) => complete.flatMap(({ terms }) => terms.flat())))
  const saysMore = ({ terms }: Text) => terms.some((forms) => !forms.some((form) => said.has(form)))
  return ({ exact }) => exact.some(saysMore)
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
