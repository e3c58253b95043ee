// Tables on the terminal, and the statistics of repeated measurements.

export interface Table {
  title: string
  columns: readonly string[]
  /** The first cell of a row is its name. */
  rows: readonly (readonly (string | number)[])[]
}

/** The result of a part. */
export interface Report {
  tables: readonly Table[]
  /** One sentence for each target that was missed. */
  misses: readonly string[]
}

/** `table` as aligned text: the first column to the left, the others to the right. */
export function tableText({ title, columns, rows }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_column, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  return [title, ...text].join('\n')
}

/** The median of `values`, rounded to `digits` decimals. */
export function median(values: readonly number[], digits = 0): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
  return rounded(middle, digits)
}

/** `value` rounded to `digits` decimals. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** `ours` divided by `theirs` with two decimals; '-' when there is nothing to divide by. */
export function ratio(ours: number, theirs: number): number | string {
  return theirs === 0 ? '-' : rounded(ours / theirs, 2)
}

/** Measured values by key, for example by page and side. */
export class Samples {
  readonly #values = new Map<string, number[]>()

  add(key: string, value: number): void {
    this.#values.set(key, [...(this.#values.get(key) ?? []), value])
  }

  /** Median of the values of `key`; 0 when there are none. */
  median(key: string, digits = 0): number {
    return median(this.#values.get(key) ?? [], digits)
  }
}
