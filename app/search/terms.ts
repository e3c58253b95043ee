// Splits a text into terms, for the index and for what a visitor types, and finds their variants.

/** Words that the search ignores, in English and French. "not" is not among them: "not breathing". */
const STOP_WORDS = new Set(
  (
    'a an the i im ive id my me is it its of to and or for in on at with am are was be been have has had having do ' +
    'does did will would can could should this that these there you your he she his her they their we our so very ' +
    'really just get gets got getting keep keeps need help please time times from by as if about some any ' +
    'when what how why problem problems issue issues trouble probleme ' +
    'day days week weeks month months year years yr yrs ago since yesterday ' +
    'online near nearby buy cost costs price prices like told tell something thing things ' +
    'know said says try tried trying does doing using use used since also then than because well while ' +
    'le la les un une de des du et en au aux mon ma mes je j ai l d est sur'
  ).split(' '),
)

/** Returns the terms of a text. */
export type TermsOf = (text: string) => string[]

/**
 * Returns a function that gives the words of a text in lower case, without accents and apostrophes; stop words only
 * if there are no others. The words in `places` (the clinic's city and province) are stop words too.
 */
export function termSplitter(places: readonly string[]): TermsOf {
  const ignored = new Set([...STOP_WORDS, ...places.flatMap(wordsOf)])
  return (text) => {
    const words = wordsOf(text)
    const terms = words.filter((word) => !ignored.has(word))
    return terms.length > 0 ? terms : words
  }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’\u2060]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

const ENDING = /(?:ings?|ied|ies|ed|e?s|e|y)$/
const DOUBLED = /([bdgmnprt])\1$/
const MIN_STEM_LENGTH = 3

export type VariantsOf = (term: string) => string[]

/**
 * Returns the variants of a term: the term, the term without its ending ("sweating" finds "sweaty"), and the first
 * word of its group in `sameWords` ("hurts" finds "pain").
 */
export function termVariants(sameWords: readonly (readonly string[])[]): VariantsOf {
  const first = new Map(sameWords.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)))
  const known = new Map<string, string[]>()
  return (term) => {
    const found = known.get(term)
    if (found) return found
    const stem = stemOf(term)
    const same = first.get(term) ?? first.get(stem)
    const variants = [...new Set([term, stem, ...(same ? [same] : [])])]
    known.set(term, variants)
    return variants
  }
}

function stemOf(term: string): string {
  const stem = term.replace(ENDING, '')
  if (stem.length < MIN_STEM_LENGTH) return term
  return stem === term ? stem : stem.replace(DOUBLED, '$1')
}
