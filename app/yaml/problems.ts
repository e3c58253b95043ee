// Problems in the content. Each tells the author the file, the line, the field, and what to write instead.
import { isMap, isSeq, type Document, type LineCounter, type Node } from 'yaml'
import type { z } from 'zod'

export interface Problem {
  file: string
  line: number
  field: string
  message: string
}

/** The content has problems. The error has all of them, not only the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const listed = problems.map((each) => `${placeOf(each)}\n    ${each.message}`)
    super(`Content has ${problems.length} problem${problems.length === 1 ? '' : 's'}.\n\n${listed.join('\n\n')}\n`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** Where the problem is: `content/facts.yaml:86  visitPrice.value`, or without a field. */
export function placeOf({ file, line, field }: Problem): string {
  return field ? `${file}:${line}  ${field}` : `${file}:${line}`
}

/** A parsed YAML file. `lineOf` finds the line of a field in it. */
export interface SourceFile {
  file: string
  document: Document
  lines: LineCounter
}

/** Line of a field, from 1. When the field does not exist, the line of the field around it. */
export function lineOf({ document, lines }: SourceFile, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key))
      if (!pair) break
      offset = startOf(pair.key as Node) ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      offset = startOf(node as Node) ?? offset
    } else break
  }
  return lines.linePos(offset).line
}

function startOf(node: Node | undefined): number | undefined {
  return node?.range?.[0]
}

/** Zod's issues as problems of a file. Their messages are those of the schema, or of `remedy`. */
export function problemsOf(source: SourceFile, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const mistyped = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? path.join('.') : [])))
  const problems = issues.flatMap((issue) => {
    // A text in place of a list is also too long for it.
    if ((issue.code === 'too_small' || issue.code === 'too_big') && mistyped.has(issue.path.join('.'))) return []
    if (issue.code !== 'unrecognized_keys') return [problem(source, issue.path, issue.message)]
    const messages = issue.message.split('\n')
    return issue.keys.map((key, index) => problem(source, [...issue.path, key], messages[index] ?? ''))
  })
  // A misspelled field is also missing under its right name. One problem is enough.
  const suggested = problems.flatMap(({ field, message }) => {
    const name = /^There is no field .* Did you mean "(.*)"\?$/.exec(message)?.[1]
    return name === undefined ? [] : [field.replace(/[^.]*$/, name)]
  })
  const repeated = new Set(suggested)
  return problems.filter(({ field }) => !repeated.has(field))
}

/** A problem of the field at `path`. */
export function problem(source: SourceFile, path: readonly PropertyKey[], message: string): Problem {
  return { file: source.file, line: lineOf(source, path), field: path.join('.'), message }
}
