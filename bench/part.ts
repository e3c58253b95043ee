// What every part of the bench receives and returns.

export interface Options {
  /** How often each measurement is repeated. The median counts. */
  repeats: number
  /** Paths of the pages for `lighthouse`, and for `form`, which takes the first. By default, each chooses some. */
  pages: readonly string[] | undefined
  /** Numbers of pages that `build` builds. */
  sizes: readonly number[]
  /** How long `load` sends requests, and people type in `studio`. */
  seconds: number
}

export interface Report {
  /** Values by column, one object for each row. */
  rows: readonly Record<string, string | number>[]
  /** One sentence for each target that was missed. */
  misses: readonly string[]
}
