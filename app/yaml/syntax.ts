// What is wrong where a file is not valid YAML, and what to write instead. The parser names rules of its grammar; the
// people who write content see a line of text.
import { visit, type ErrorCode, type YAMLError } from 'yaml'
import type { Problem, SourceFile } from './problems.ts'

/** Marks between spaces and a text: `- ` of a list, and the name of a field. */
const BEFORE_TEXT = /^\s*(?:- +)*(?:[^\s:"']+:\s+)?/
/** Signs with which YAML begins something other than a text. */
const SIGN = /^(?:[[\]{}*&!|>%@`]|[-?] )/
const QUOTED_PART = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*\S/
/** The errors at a line without a colon. */
const WITHOUT_COLON = new Set<ErrorCode>(['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'])

/** Why a file is not valid YAML: its first error, because the others are often its consequences. */
export function syntaxProblem({ file, document, lines }: SourceFile, text: string): Problem | undefined {
  const [error] = [...document.errors, ...document.warnings]
  if (!error) return hiddenEntry({ file, document, lines }, text)
  const [end] = error.pos
  const quote = openQuote(error)
  const { line } = lines.linePos(quote ? text.lastIndexOf(quote, end - 1) : end)
  return { file, line, field: '', message: remedyFor(error, text.split('\n')[line - 1] ?? '') }
}

function openQuote({ message }: YAMLError): string | undefined {
  return /^Missing closing (["'])/.exec(message)?.[1]
}

/** What to write in place of `line`, where the error is. */
function remedyFor(error: YAMLError, line: string): string {
  const quote = openQuote(error)
  if (quote) return `The quote (${quote}) is never closed. Write another ${quote} at the end of the text.`
  if (/^[<=>]{7}/.test(line))
    return 'Git has marked here that two versions differ. Keep one of them, and remove the lines with the marks.'
  const words = line.replace(BEFORE_TEXT, '')
  const [, dash = '', name = ''] = /^\s*((?:- +)*)([\w.]*)/.exec(line) ?? []
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'This line begins with a tab. Begin it with spaces, as many as the lines around it have.'
    case 'DUPLICATE_KEY':
      return `"${name}" is here twice. Remove or rename one of the two.`
    case 'MULTIPLE_DOCS':
      return 'The line "---" ends the content. Remove it.'
    case 'BAD_DQ_ESCAPE':
      return String.raw`A text in double quotes has a "\". Write it twice: "\\".`
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s/.test(words) ? inQuotes('has a colon') : INDENTATION
  }
  if (QUOTED_PART.test(words)) return BROKEN_QUOTE
  if (/^\s*-\w/.test(line)) return 'An entry of a list begins with a hyphen and a space: "- ". Write the space, too.'
  const sign = SIGN.exec(words)?.[0].trim()
  if (sign) return inQuotes(`begins with ${sign}`)
  const mayLackColon = WITHOUT_COLON.has(error.code) || (error.code === 'BAD_INDENT' && !dash)
  if (name && mayLackColon && !/:(?:\s|$)/.test(line))
    return (
      `After the name of a field come a colon and a space: "${name}: ". If this line belongs to the text above, ` +
      'join the two.'
    )
  return `${INDENTATION} (${error.message})`
}

const BROKEN_QUOTE =
  'The text goes on after its closing quote. Put all of it in "quotes", and write \\" for each that is inside.'
const INDENTATION =
  'Check how far this line and those beside it are indented. Fields of one group, and entries of one list, begin ' +
  'with the same number of spaces.'

function inQuotes(reason: string): string {
  return `A text that ${reason} must be in quotes. Write a " before it, and a " at its end.`
}

/** An entry of a list that begins further right than the one above, so that YAML takes it for the rest of that. */
function hiddenEntry({ file, document, lines }: SourceFile, text: string): Problem | undefined {
  let at = -1
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const inside = type === 'PLAIN' && range ? text.slice(range[0], range[1]).search(/\n\s*- /) : -1
      if (range && inside >= 0 && at < 0) at = range[0] + inside + 1
    },
  })
  if (at < 0) return undefined
  const message = 'This entry is read as part of the one above. Begin both with the same number of spaces.'
  return { file, line: lines.linePos(at).line, field: '', message }
}
