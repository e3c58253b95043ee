import type { Finding } from './findings/finding.ts'

/** A statement in the words of docs/specification.md, the pages that it speaks of, and what each of them has. */
export interface Row {
  /** ` … ` stands for words that are left out, ` | ` for another place that says the same. */
  statement: string
  paths: readonly string[]
  findings: readonly Finding[]
}

/** Rows about the same pages, by their statements. */
export function on(paths: string | readonly string[], rows: Record<string, Finding | readonly Finding[]>): Row[] {
  return Object.entries(rows).map(([statement, findings]) => ({
    statement,
    paths: [paths].flat(),
    findings: [findings].flat(),
  }))
}
