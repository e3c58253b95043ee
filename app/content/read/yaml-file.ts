// Reads and checks one YAML file.
import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument, type ErrorCode } from 'yaml'
import type { z } from 'zod'
import { ContentError, problem, problemsOf, remedy, type Problem, type SourceFile } from '../check/problems.ts'
import { walk } from '../schema/walk.ts'
import { fillTokens, type TokenValues } from './tokens.ts'

/** A parsed text. The document may have errors. */
export function parseText(file: string, text: string): SourceFile {
  const lines = new LineCounter()
  return { file, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines }
}

/** Parses `file`. Throws ContentError when it is missing or is not valid YAML. */
export function parseYaml(file: string): SourceFile {
  const text = readText(file)
  if (text === undefined) throw new ContentError([missingFile(file)])
  const source = parseText(file, text)
  const errors = yamlProblems(source)
  if (errors.length > 0) throw new ContentError(errors)
  return source
}

/** The text of a file; undefined when there is none. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export function missingFile(file: string): Problem {
  const message = 'The file does not exist or cannot be read. Create it, or restore it from git.'
  return { file, line: 1, field: '', message }
}

/** What to do about an error, by the code of the parser. */
const YAML_REMEDIES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put a text that contains a colon in "quotes".',
  DUPLICATE_KEY: 'Remove or rename one of the two.',
}
const OTHER_REMEDY = 'Check the indentation of this line and the one above.'

/** What makes a text invalid YAML: the first error, because the others are often its consequences. */
export function yamlProblems({ file, document, lines }: SourceFile): Problem[] {
  return document.errors.slice(0, 1).map(({ code, message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    field: '',
    message: `This is not valid YAML: ${message}. ${YAML_REMEDIES[code] ?? OTHER_REMEDY}`,
  }))
}

/** Control characters, which come with text that is pasted. */
const INVISIBLE = /\p{Cc}/u

export interface Checked<Value> {
  /** Undefined when a field is not valid. */
  value?: Value
  problems: Problem[]
}

/** Fills the tokens of a file and checks its fields. `content` is the parsed YAML. */
export function readYaml<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  tokens: TokenValues = new Map(),
  content: unknown = source.document.toJS(),
): Checked<z.output<Schema>> {
  const filled = tokens.size > 0 ? fillTokens(content, tokens) : { content, missing: [] }
  const problems = filled.missing.map(({ path, message }) => problem(source, path, message))
  walk(content, (text, path) => {
    if (typeof text !== 'string' || !INVISIBLE.test(text)) return
    problems.push(problem(source, path, 'This text has an invisible character. Delete the text and type it again.'))
  })
  const { success, data, error } = schema.safeParse(filled.content, { error: remedy })
  if (!success) return { problems: [...problems, ...problemsOf(source, error.issues)] }
  return { value: data, problems }
}

/** Reads a file without tokens. Throws ContentError with all its problems. */
export function readYamlFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { value, problems } = readYaml(parseYaml(file), schema)
  if (value === undefined || problems.length > 0) throw new ContentError(problems)
  return value
}
