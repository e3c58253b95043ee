// "Did you mean": the known name closest to a mistyped one.

/** ` Did you mean "name"?` with the known name nearest to `wrong`; an empty text when none is near. */
export function nearest(wrong: string, known: Iterable<string>): string {
  let best = ''
  // The limit: a name with as many differing letters is not similar any more.
  let distance = Math.max(3, Math.ceil(wrong.length / 3))
  for (const name of known) {
    const steps = editDistance(wrong, name, distance)
    if (steps < distance) {
      best = name
      distance = steps
    }
  }
  return best ? ` Did you mean "${best}"?` : ''
}

/** Levenshtein distance of two texts, or `limit` when it is not under `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const deletion = (row[j] ?? 0) + 1
      const insertion = (next[j - 1] ?? 0) + 1
      next.push(Math.min(substitution, deletion, insertion))
    }
    if (Math.min(...next) >= limit) return limit
    row = next
  }
  return row[b.length] ?? limit
}
