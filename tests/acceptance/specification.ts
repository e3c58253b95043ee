// The statements of a specification: a Markdown file with numbered sections and a table of routes.
import { readFileSync } from 'node:fs'

export interface Specification {
  /** The routes in the route table. */
  routes: readonly string[]
  /** Sentences, parts of a sentence between semicolons, and cells of tables. */
  statements: readonly string[]
  /** Whether one line has these words, in this order. */
  isQuoted: (parts: readonly string[]) => boolean
}

/** Reads the numbered sections of the file. */
export function readSpecification(file: string): Specification {
  const lines = readFileSync(file, 'utf8').split('\n')
  const sections = lines.slice(lines.findIndex((line) => line.startsWith('## 1. '))).filter((line) => line[0] !== '#')
  return {
    routes: sections
      .filter((line) => line.startsWith('| /'))
      .flatMap((line) => line.slice(2, line.indexOf(' |', 2)).split(', ')),
    statements: sections
      .flatMap((line) => line.split(/(?<=[.;]) |\|/))
      .map((words) => words.trim())
      .filter((words) => /[a-z]/.test(words) && !words.startsWith('/')),
    isQuoted: (parts) =>
      sections.some((line) => {
        const ends = parts.map((part) => line.indexOf(part))
        return ends.every((at, index) => at >= 0 && at >= (ends[index - 1] ?? 0))
      }),
  }
}
