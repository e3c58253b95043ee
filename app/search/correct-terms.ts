// Corrects typing mistakes that a library's search for similar words does not find.

const SHORTEST_HALF = 3

/**
 * `terms`, with each unknown one corrected by the first rule that gives known terms: two letters swapped ("ance"),
 * two words written as one ("hairfall"), one word written as two ("fore skin").
 */
export function correctTerms(terms: readonly string[], isKnown: (term: string) => boolean): string[] {
  const corrected: string[] = []
  for (const term of terms) {
    const before = corrected.at(-1)
    const joined = `${before}${term}`
    if (before && isKnown(joined) && !(isKnown(before) && isKnown(term))) corrected.splice(-1, 1, joined)
    else if (isKnown(term)) corrected.push(term)
    else corrected.push(...(swapped(term, isKnown) ?? split(term, isKnown) ?? [term]))
  }
  return corrected
}

function swapped(term: string, isKnown: (term: string) => boolean): string[] | undefined {
  for (let at = 1; at < term.length; at++) {
    const candidate = `${term.slice(0, at - 1)}${term[at]}${term[at - 1]}${term.slice(at + 1)}`
    if (isKnown(candidate)) return [candidate]
  }
  return undefined
}

function split(term: string, isKnown: (term: string) => boolean): string[] | undefined {
  for (let at = SHORTEST_HALF; at <= term.length - SHORTEST_HALF; at++) {
    const halves = [term.slice(0, at), term.slice(at)]
    if (halves.every(isKnown)) return halves
  }
  return undefined
}
