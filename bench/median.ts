// The statistics of repeated measurements.

/** The median of `values`, rounded to `digits` decimals. */
export function median(values: readonly number[], digits = 0): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
  return Number(middle.toFixed(digits))
}
