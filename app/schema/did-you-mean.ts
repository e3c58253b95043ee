// Suggests a known name for one that is mistyped.
import { closest, distance } from 'fastest-levenshtein'

/** ` Did you mean "name"?` with the known name nearest to `wrong`; an empty string when none is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const best = closest(wrong, [...known])
  // A name at this edit distance is not similar.
  const limit = Math.max(3, Math.ceil(wrong.length / 3))
  return best && distance(wrong, best) < limit ? ` Did you mean "${best}"?` : ''
}
