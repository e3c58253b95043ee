// The forms under which a term is indexed and searched.

const ENDING = /(?:ings?|ed|e?s|e|y)$/
const SHORTEST_STEM = 3

export type FormsOf = (term: string) => string[]

/**
 * A function that gives the forms under which a term is indexed: the term, the term without its ending ("sweating"
 * finds "sweaty"), and the first word of its group in `sameWords` ("hurts" finds "pain").
 */
export function termForms(sameWords: readonly (readonly string[])[]): FormsOf {
  const first = new Map(sameWords.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)))
  return (term) => {
    const stem = term.replace(ENDING, '')
    const forms = [term, stem.length < SHORTEST_STEM ? term : stem]
    return [...new Set([...forms, ...forms.flatMap((form) => first.get(form) ?? [])])]
  }
}
