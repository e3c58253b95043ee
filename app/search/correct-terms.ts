// Corrects typing mistakes that a library's search for similar words does not find.

const MIN_HALF_LENGTH = 3

/**
 * `terms`, with each unknown one corrected by the first rule that yields known terms: two letters swapped ("ance"),
 * two words written as one ("hairfall"), one word written as two ("fore skin").
 */
export function correctTerms(terms: readonly string[], isKnown: (term: string) => boolean): string[] {
  const corrected: string[] = []
  for (const term of terms) {
    const before = corrected.at(-1)
    const joined = `${before}${term}`
    if (before && isKnown(joined) && !(isKnown(before) && isKnown(term))) corrected.splice(-1, 1, joined)
    else if (isKnown(term)) corrected.push(term)
    else corrected.push(...(candidates(term).find((words) => words.every(isKnown)) ?? [term]))
  }
  return corrected
}

/** `term` with two letters swapped, and then `term` as two words. */
function candidates(term: string): string[][] {
  const halves = Array.from(term, (_, at) => [term.slice(0, at), term.slice(at)] as const)
  const swapped = halves.map(([start, end]) => [`${start}${end.slice(1, 2)}${end.slice(0, 1)}${end.slice(2)}`])
  const split = halves.filter((both) => both.every(({ length }) => length >= MIN_HALF_LENGTH))
  return [...swapped, ...split.map((both) => [...both])]
}
