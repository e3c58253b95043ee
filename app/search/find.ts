// Finds pages and advice for the words of a visitor:
//
// 1. Split the words into terms, and correct those that no text has (correct-terms.ts).
// 2. Find advice: emergencies, and what the clinic does not treat. It counts only if every word of one of its texts
//    was typed, and it is matched more strictly, because a false alarm is frightening.
// 3. Rank the pages by their score in MiniSearch, and by the one text that is most like the words (ranked-index.ts).
//    Names and words of patients count more than mentions (documents.ts), and a rare term more than a
//    common one (term-values.ts).
// 4. Below an emergency, show only what the visitor typed besides it.
// 5. If nothing was found, show the pages that content/search.yaml lists under `nearest`.
import type { Advice, SearchData, SearchedPage } from './search-data.ts'
import { termSplitter, termVariants } from './terms.ts'
import { correctTerms } from './correct-terms.ts'
import { adviceDocuments, pageDocuments, type IndexedText } from './documents.ts'
import { rankedIndex, type Hit, type MatchRules } from './ranked-index.ts'
import { termValues } from './term-values.ts'

interface FoundPage {
  page: SearchedPage
  /** The text of the page that is most like the visitor's words. None for a page that is only suggested. */
  reason: string | undefined
}

export type Found = FoundPage | { advice: Advice }

export interface Findings {
  emergencies: readonly Advice[]
  /** Pages, and what the clinic does not treat, best first. */
  results: readonly Found[]
  /** Nothing was found: the results are only suggestions. */
  isGuess: boolean
}

export type Find = (words: string) => Findings

const MAX_RESULTS = 6
/** Results with a smaller share of the best score are left out. */
const MIN_SHARE = 0.2

const ON_PAGES: MatchRules = {
  fuzzy: ({ length }) => (length < 4 ? 0 : length < 6 ? 1 : 2),
  prefix: ({ length }) => length > 1,
}
const IN_ADVICE: MatchRules = {
  fuzzy: ({ length }) => (length < 5 ? 0 : length < 10 ? 1 : 2),
  prefix: ({ length }, isLast) => isLast && length > 3,
}

/** Indexes `data`. The result also finds words that are misspelled or only begun. */
export function finder(data: SearchData): Find {
  const termRules = { termsOf: termSplitter(data.places), variantsOf: termVariants(data.sameWords) }
  const pages = pageDocuments(data.pages, termRules)
  const advice = adviceDocuments([...data.elsewhere, ...data.emergencies], termRules)
  const values = termValues([...pages, ...advice])
  const pagesFor = rankedIndex(pages, termRules, values)
  const adviceFor = rankedIndex(advice, termRules, values)

  return (words) => {
    const terms = correctTerms(termRules.termsOf(words), values.isKnown)
    const fitting = adviceFor(terms, IN_ADVICE).filter(({ complete }) => complete.length > 0)
    const alarms = fitting.filter(({ subject }) => data.emergencies.includes(subject))
    const elsewhere = fitting.filter((hit) => !alarms.includes(hit))
    const hits = [...pagesFor(terms, ON_PAGES), ...elsewhere].toSorted((a, b) => b.score - a.score)
    const lowest = (hits[0]?.score ?? 0) * MIN_SHARE
    const isRelated = relatedBeside(alarms)
    const results = hits.filter((hit) => hit.score >= lowest && isRelated(hit)).slice(0, MAX_RESULTS)
    if (results.length + alarms.length > 0) {
      return { emergencies: alarms.map(({ subject }) => subject), results: results.map(asFound), isGuess: false }
    }
    const nearest = data.pages.filter(({ href }) => data.nearest.includes(href))
    return { emergencies: [], results: nearest.map((page) => ({ page, reason: undefined })), isGuess: true }
  }
}

/**
 * Whether a result may be shown below these emergencies: only if the visitor typed all words of one of its texts, and
 * one of them is not about an emergency. "I have acne and chest pain" also finds acne.
 */
function relatedBeside(alarms: readonly Hit<Advice>[]): (hit: Hit<unknown>) => boolean {
  if (alarms.length === 0) return () => true
  const said = new Set(alarms.flatMap(({ complete }) => complete.flatMap(({ terms }) => terms.flat())))
  const saysMore = ({ terms }: IndexedText) =>
    terms.some((variants) => !variants.some((variant) => said.has(variant)))
  return ({ exact }) => exact.some(saysMore)
}

function asFound({ subject, best }: Hit<SearchedPage | Advice>): Found {
  if (!('href' in subject)) return { advice: subject }
  // Other texts are not for reading. The result then shows what patients call the topic of the page.
  return { page: subject, reason: best?.field === 'words' ? best.text : (subject.words[0] ?? subject.name) }
}
