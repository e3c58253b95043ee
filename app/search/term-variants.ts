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
