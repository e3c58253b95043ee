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
    const listed = problems.map(
      ({ file, line, field, message }) => `${file}:${line}  ${field || '(whole file)'}\n    ${message}`,
    )
    super(`Content has ${problems.length} problem${problems.length === 1 ? '' : 's'}.\n\n${listed.join('\n\n')}\n`)
    this.name = 'ContentError'
    this.problems = problems
  }
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

/** Zod's issues as problems of a file, each with a remedy. */
export function problemsOf(source: SourceFile, issues: readonly z.core.$ZodIssue[]): Problem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        problem(
          source,
          [...issue.path, key],
          `The field "${key}" is not known here. Remove it, or correct its spelling. The editor lists the fields.`,
        ),
      )
    }
    return [problem(source, issue.path, remedy(issue))]
  })
}

/** A problem of the field at `path`. */
export function problem(source: SourceFile, path: readonly PropertyKey[], message: string): Problem {
  return { file: source.file, line: lineOf(source, path), field: path.join('.'), message }
}

function remedy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? `The field is missing. Write ${nameOfType(issue.expected)} here.`
        : `This is not ${nameOfType(issue.expected)}. Write ${nameOfType(issue.expected)}.`
    case 'invalid_value':
      return `This value is not allowed. Write one of: ${issue.values.join(', ')}.`
    case 'too_small':
      return remedyOfSize(issue.origin, 'least', Number(issue.minimum))
    case 'too_big':
      return remedyOfSize(issue.origin, 'most', Number(issue.maximum))
    case 'invalid_union':
      return issue.discriminator
        ? `The ${issue.discriminator} is missing or not known. Kinds are listed in app/sections/kinds.ts.`
        : issue.message
    default:
      return issue.message
  }
}

function nameOfType(expected: string): string {
  const words: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
  }
  return words[expected] ?? `a value of the kind "${expected}"`
}

function remedyOfSize(origin: string, bound: 'least' | 'most', limit: number): string {
  const isLess = bound === 'least'
  const entries = limit === 1 ? '1 entry' : `${limit} entries`
  switch (origin) {
    case 'string':
      if (isLess && limit === 1) return 'The text is empty. Write some words here.'
      return `The text is too ${isLess ? 'short' : 'long'}. Write at ${bound} ${limit} characters.`
    case 'array':
      return `The list is too ${isLess ? 'short' : 'long'}. Write at ${bound} ${entries}.`
    default:
      return `The number is too ${isLess ? 'small' : 'large'}. Write at ${bound} ${limit}.`
  }
}
