// Reads and checks one YAML file.
import { lstatSync, readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { ContentError, problem, problemsOf, type Problem, type SourceFile } from './problems.ts'
import { hiddenLine, hiddenProblem } from '../schema/hidden-characters.ts'
import { mapTexts } from '../schema/walk.ts'
import { lostComment, topComment } from './canonical-yaml.ts'
import { decoded, lostLetter } from './encoding.ts'
import { remedy } from './remedy.ts'
import { syntaxProblem } from './syntax.ts'
import { fillText, type TokenValues } from './tokens.ts'

/** A parsed text. The document may have errors. */
export function parseText(file: string, text: string): SourceFile {
  const lines = new LineCounter()
  // At a lower level, the parser would print warnings of its own.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
  return { file, document, lines }
}

/** Parses `file`. Throws ContentError when it is missing or is not valid YAML. */
export function parseYaml(file: string): SourceFile {
  const text = readText(file)
  if (text === undefined) throw new ContentError([missingFile(file)])
  const source = parseText(file, text)
  const errors = yamlProblems(source, text)
  if (errors.length > 0) throw new ContentError(errors)
  return source
}

/**
 * The text of a file; undefined when there is none. A link is not followed, and a pipe or a device not opened. Throws
 * the system's error for a file that may not be read.
 */
export function readText(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? decoded(readFileSync(file)) : undefined
}

/** The problem that a file does not exist. */
export function missingFile(file: string): Problem {
  const message = 'The file does not exist. Create it, or restore it from git.'
  return { file, line: 1, field: '', message }
}

/**
 * Why a file cannot be read or saved: its encoding; the first error of its YAML; or a comment that saving would lose,
 * or that reads otherwise than it is written. `text` is that of `source`.
 */
export function yamlProblems(source: SourceFile, text: string): Problem[] {
  const lost = lostLetter(text)
  if (lost) return [{ file: source.file, field: '', ...lost }]
  const error = syntaxProblem(source, text)
  if (error) return [error]
  const comment = lostComment(text) ?? hiddenLine(topComment(text))
  return comment ? [{ file: source.file, field: '', ...comment }] : []
}

// Most keys that staff type make new schemas. Zod would compile each, which takes longer than it saves.
z.config({ jitless: true })

export interface Checked<Value> {
  /** Undefined when a field is not valid. */
  value?: Value
  problems: Problem[]
}

/** Fills the tokens of a file and checks its fields. `content` is the parsed YAML. */
export function readYaml<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  tokens?: TokenValues,
  content: unknown = source.document.toJS(),
): Checked<z.output<Schema>> {
  const problems: Problem[] = []
  const filled = mapTexts(content, (text, path) => {
    const report = (message: string) => problems.push(problem(source, path, message))
    const hidden = hiddenProblem(text)
    if (hidden) report(hidden)
    return tokens ? fillText(text, tokens, report) : text
  })
  const { success, data, error } = schema.safeParse(filled, { error: remedy })
  if (!success) return { problems: [...problems, ...problemsOf(source, error.issues)] }
  return { value: data, problems }
}

/** Reads a file without tokens. Throws ContentError with all its problems. */
export function readYamlFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { value, problems } = readYaml(parseYaml(file), schema)
  if (value === undefined || problems.length > 0) throw new ContentError(problems)
  return value
}
