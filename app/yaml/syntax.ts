// What is wrong where a file is not valid YAML, and what to write instead. The parser names rules of its grammar; the
// people who write content see a line of text.
import { isAlias, isScalar, visit, type ErrorCode, type YAMLError } from 'yaml'
import type { Problem, SourceFile } from './problems.ts'

/** Marks between spaces and a text: `- ` of a list, and the name of a field. */
const BEFORE_TEXT = /^\s*(?:- +)*(?:[^\s:"']+:\s+)?/
/** Signs with which YAML begins something other than a text: [ of a link and { of a token, but not of a list. */
const SIGN = /^(?:\[(?=[^\]]*\]\()|\{(?= *\w+\.)|[\]}*&!|>%@`]|[-?] )/
const QUOTED_PART = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*\S/
/** The errors at a line without a colon. */
const WITHOUT_COLON = new Set<ErrorCode>(['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'])

/** Why a file is not valid YAML: its first error, because the others are often its consequences. */
export function syntaxProblem({ file, document, lines }: SourceFile, text: string): Problem | undefined {
  const [error] = [...document.errors, ...document.warnings]
  if (!error) return misreadLine({ file, document, lines }, text)
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
  if (/^\s*-\w/.test(line)) return 'An entry of a list begins with a hyphen and a space: "- ". Write the space, too.'
  const words = line.replace(BEFORE_TEXT, '')
  const [, dash = '', name = ''] = /^\s*((?:- +)*)([\w/][\w./-]*)?/.exec(line) ?? []
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'This line begins with a tab. Begin it with spaces, as many as the lines around it have.'
    case 'DUPLICATE_KEY':
      return 'Another field of this group has the same name. Remove or rename one of the two.'
    case 'MULTIPLE_DOCS':
      return 'The line "---" ends the content. Remove it.'
    case 'BAD_DQ_ESCAPE':
      return String.raw`A text in double quotes has a "\". Write it twice: "\\".`
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:(?:\s|$)/.test(words) ? inQuotes('has a colon') : INDENTATION
  }
  if (QUOTED_PART.test(words)) return BROKEN_QUOTE
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

/**
 * A line that YAML reads as something else: a text that begins with * or &, or an entry of a list that begins further
 * right than the one above, and would become the rest of that.
 */
function misreadLine({ file, document, lines }: SourceFile, text: string): Problem | undefined {
  let found: Problem | undefined
  const report = (at: number, message: string) => {
    found ??= { file, line: lines.linePos(at).line, field: '', message }
  }
  visit(document, {
    Node: (_key, node) => {
      const [start = 0, end = 0] = node.range ?? []
      const sign = isAlias(node) ? '*' : node.anchor && '&'
      if (sign) report(start, inQuotes(`begins with ${sign}`))
      const inside = isScalar(node) && node.type === 'PLAIN' ? text.slice(start, end).search(/\n\s*- /) : -1
      if (inside >= 0)
        report(
          start + inside + 1,
          'This entry is read as part of the one above. Begin both with the same number of spaces.',
        )
    },
  })
  return found
}
