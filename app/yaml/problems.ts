// Problems in the content. Each tells the author the file, the line, the field, and what to write instead.
import { isMap, isSeq, type Document, type LineCounter, type Node } from 'yaml'
import type { z } from 'zod'
import { didYouMean } from '../schema/did-you-mean.ts'

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
  const problems = issues.flatMap((issue) => {
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

/** What to write instead, for an issue to which the schema gives no message. */
export function remedy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => remedyOfField(key, issue)).join('\n')
    case 'invalid_key':
      return issue.issues[0]?.message
    case 'invalid_type': {
      const wanted = nameOfType(issue.expected, issue.inst)
      if (issue.input === null && EMPTY[issue.expected]) return `Nothing is here. Write ${EMPTY[issue.expected]}.`
      if (issue.input === undefined) return `The field is missing. Write ${wanted} here.`
      if (wanted === 'text' && typeof issue.input === 'number')
        return `This is a number. Put it in quotes: "${issue.input}".`
      return `This is not ${wanted}. Write ${wanted} here.`
    }
    case 'invalid_value':
      return remedyOfChoice(issue.input, issue.values)
    case 'invalid_union':
      if (!issue.discriminator || !Array.isArray(issue.options)) return undefined
      return remedyOfChoice((issue.input as Record<string, unknown>)[issue.discriminator], issue.options)
    case 'too_small':
      return remedyOfSize(issue.origin, 'least', Number(issue.minimum))
    case 'too_big':
      return remedyOfSize(issue.origin, 'most', Number(issue.maximum))
    default:
      return undefined
  }
}

function remedyOfField(wrong: string, { inst, input }: z.core.$ZodRawIssue): string {
  const fields = Object.keys((inst as z.ZodObject).shape).filter((name) => !Object.hasOwn(input as object, name))
  const others = fields.length > 0 ? ` Remove it, or write one of: ${fields.join(', ')}.` : ' Remove it.'
  return `There is no field "${wrong}" here.${didYouMean(wrong, fields) || others}`
}

function remedyOfChoice(wrong: unknown, values: readonly unknown[]): string {
  const list = ` Write one of: ${values.join(', ')}.`
  if (wrong === undefined) return `The field is missing.${list}`
  return `"${String(wrong)}" is not allowed here.${didYouMean(String(wrong), values.map(String)) || list}`
}

/** What to write for an empty list. */
const EMPTY: Readonly<Record<string, string>> = {
  record: '{} for none, or the entries',
  array: '[] for none, or the entries',
}

function nameOfType(expected: string, inst: unknown): string {
  const shape = (inst as { shape?: object } | undefined)?.shape
  if (expected === 'object' && shape) return `a group with ${Object.keys(shape).join(', ')}`
  const words: Record<string, string> = {
    string: 'text',
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
