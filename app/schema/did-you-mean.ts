// Suggests a known name for one that is mistyped.
import { closest, distance } from 'fastest-levenshtein'

/** Many names begin with the same few letters. */
const MIN_LETTERS = 4

/**
 * ` Did you mean "name"?` with the known name nearest to `wrong`, or one that begins as it does; an empty string when
 * there is none.
 */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const names = [...known]
  const best = closest(wrong, names)
  // A name at this edit distance is not similar.
  const limit = Math.max(3, Math.ceil(wrong.length / 3))
  const meant = best && distance(wrong, best) < limit ? best : names.find((name) => beginsAs(name, wrong))
  return meant === undefined ? '' : ` Did you mean "${meant}"?`
}

function beginsAs(name: string, wrong: string): boolean {
  const [short = '', long = ''] = name.length < wrong.length ? [name, wrong] : [wrong, name]
  return short.length >= MIN_LETTERS && long.startsWith(short)
}
