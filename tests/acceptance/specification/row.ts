// The shape of the table.
import type { Finding } from '../findings/finding.ts'

/** One statement of the specification, and what a visitor finds where it is met. */
export interface Row {
  /** The specification's words, shortened where it is long. */
  says: string
  /** The pages on which the findings are looked up: paths, or all pages. */
  on?: string | readonly string[]
  finds?: readonly Finding[]
  /**
   * Tests of what HTML does not show: behaviour in a browser, answers of a host, our own code. For something that
   * must not exist, the file where it would be.
   */
  testedBy?: string | readonly string[]
  /** Where the specification is silent, contradicts itself or is not followed to the letter: what was decided. */
  decided?: string
}

/** A section of docs/specification.md. */
export interface Chapter {
  title: string
  rows: readonly Row[]
}
