// Writes a YAML file from its data alone: same data, same text. So the studio can write a whole file, and the diff
// shows only the lines that changed. Comments survive only at the top.
import { Document, isScalar, isSeq, Lexer, parseDocument, visit, type Node } from 'yaml'
import { lostLetter } from './encoding.ts'

/** Every text is on one line, and a list of numbers is `[1, 2]`. The rest is the library's default. */
const OPTIONS = {
  lineWidth: 0,
  blockQuote: false,
  singleQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
}

/** The text of a file with this value, below the comment `top`. Sections have a blank line between them. */
export function yamlText(value: unknown, top = ''): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item) && typeof item.value === 'number')
    },
  })
  for (const list of ['sections', 'medical'].map((name) => document.get(name)))
    for (const section of isSeq<Node>(list) ? list.items.slice(1) : []) section.spaceBefore = true
  return top + document.toString(OPTIONS)
}

/** The comment at the top of a file, with the blank lines below it. */
export function topComment(text: string): string {
  return /^(?:(?:#.*)?\r?\n)*/.exec(text)?.[0] ?? ''
}

/** Says where the first comment is that `yamlText` would lose, because it is below the top. Undefined if none is. */
export function lostComment(text: string): { line: number; message: string } | undefined {
  let read = topComment(text)
  for (const token of new Lexer().lex(text.slice(read.length))) {
    if (token.startsWith('#')) {
      const message = 'A comment can only be at the top of a file, because saving in the studio would lose it.'
      return {
        line: read.split('\n').length,
        message: `${message} Move it there, or put a text with " #" in quotes: ${token}`,
      }
    }
    read += token
  }
  return undefined
}

/**
 * The canonical form of `text`, which may have several documents. Undefined when it is not valid YAML or was not
 * UTF-8. Throws when a comment is not at the top, because it would be lost.
 */
export function canonicalYaml(text: string): string | undefined {
  const documents = text.split(/^---\n/m).map((part) => ({ part, document: parseDocument(part) }))
  if (lostLetter(text) ?? documents.some(({ document }) => document.errors.length > 0)) return undefined
  return documents
    .map(({ part, document }) => {
      const lost = lostComment(part)
      if (lost) throw new Error(lost.message)
      return yamlText(document.toJS(), topComment(part))
    })
    .join('---\n')
}
