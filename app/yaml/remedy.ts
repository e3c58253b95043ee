// What to write instead of a value that a schema refuses without a message of its own.
import type { z } from 'zod'
import { didYouMean } from '../schema/did-you-mean.ts'

/** What to write instead, for an issue to which the schema gives no message. */
export function remedy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => remedyOfField(key, issue)).join('\n')
    case 'invalid_key':
      return issue.issues[0]?.message
    case 'invalid_type':
      return remedyOfType(issue)
    case 'invalid_value':
      return remedyOfChoice(issue.input, issue.values)
    case 'invalid_union':
      if (!issue.discriminator || !Array.isArray(issue.options)) return undefined
      return remedyOfChoice((issue.input as Record<string, unknown>)[issue.discriminator], issue.options)
    case 'too_small':
      return remedyOfSize(issue, 'least', Number(issue.minimum))
    case 'too_big':
      return remedyOfSize(issue, 'most', Number(issue.maximum))
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
  if (wrong === null) return `Nothing is here.${list}`
  return `${JSON.stringify(wrong)} is not allowed here.${didYouMean(String(wrong), values.map(String))}${list}`
}

function remedyOfType({ expected, input, inst, path }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const wanted = wantedOf(expected, inst)
  if (input === undefined) return `The field is missing. Add "${String(path?.at(-1))}:" and ${wanted}.`
  if (input === null) return `Nothing is here. Write ${noneOf(expected, inst) ?? wanted}.`
  if (expected === 'number' || expected === 'int') return `Write ${wanted} here, without quotes or words.`
  if (expected !== 'string') return `This is not ${NAMES[expected] ?? wanted}. Write ${wanted}.`
  if (typeof input === 'number') return `This is a number. Put it in quotes: "${input}".`
  if (typeof input === 'boolean') return `This word must be in quotes: "${input}".`
  if (Array.isArray(input)) return 'This is a list. Write one text, without "- ", on the line of the field.'
  return 'A text is wanted here, not fields. Put it in quotes if it has a colon, or begins with {.'
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'two numbers as [50, 40]',
  object: 'a group of fields',
  record: 'a group of fields',
}
const ENTRIES = 'each entry on a line of its own that begins with "- "'

/** What to write, as the end of a sentence. */
function wantedOf(expected: string, inst: unknown): string {
  const { shape } = (inst ?? {}) as { shape?: z.core.$ZodShape }
  if (expected === 'array') return ENTRIES
  if (expected !== 'object' || !shape) return NAMES[expected] ?? `a value of the kind "${expected}"`
  const names = Object.keys(shape)
  const required = names.filter((name) => !(shape[name] as z.ZodType).safeParse(undefined).success)
  return `these fields below it, each on a line of its own: ${(required.length > 0 ? required : names).join(', ')}`
}

/** What to write for a list or record that may be empty. */
function noneOf(expected: string, inst: unknown): string | undefined {
  const written = { record: '{} for none, or the entries', array: `[] for none, or ${ENTRIES}` }[expected]
  const isAllowed = (inst as z.ZodType | undefined)?.safeParse(expected === 'array' ? [] : {}).success
  return isAllowed ? written : undefined
}

function remedyOfSize(
  { origin, input }: { origin: string; input?: unknown },
  bound: 'least' | 'most',
  limit: number,
): string {
  const isLess = bound === 'least'
  const size = isLess ? 'short' : 'long'
  switch (origin) {
    case 'string':
      if (isLess && limit === 1) return 'The text is empty. Write some words here.'
      return `The text is too ${size}. Write at ${bound} ${limit} characters, not ${String(input).length}.`
    case 'array': {
      const entries = limit === 1 ? '1 entry' : `${limit} entries`
      return `The list is too ${size}. Write at ${bound} ${entries}.`
    }
    default:
      return `The number is too ${isLess ? 'small' : 'large'}. Write at ${bound} ${limit}.`
  }
}
