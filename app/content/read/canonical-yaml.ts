// The one form of YAML files. It depends only on what a file says, so the studio can write a whole file, and the diff
// shows only the lines that changed. The only comment that it keeps is the one at the top.
import { Document, isScalar, isSeq, parseDocument, visit, type Node } from 'yaml'

/** Every text is on one line, and a list of numbers is `[1, 2]`. The rest is the library's default. */
const OPTIONS = {
  lineWidth: 0,
  blockQuote: false,
  singleQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
}

/** The text of a file that says `value`, below the comment `top`. Sections have a blank line between them. */
export function yamlText(value: unknown, top = ''): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item) && typeof item.value === 'number')
    },
  })
  const sections = document.get('sections')
  for (const section of isSeq<Node>(sections) ? sections.items.slice(1) : []) section.spaceBefore = true
  return top + document.toString(OPTIONS)
}

/** The comment at the top of a file, with the blank lines below it. */
export function topComment(text: string): string {
  return /^(?:#.*\n|\n)*/.exec(text)?.[0] ?? ''
}

/**
 * The canonical form of `text`, which may have several documents. Undefined when it is not valid YAML. Throws when a
 * comment is not at the top, because it would be lost.
 */
export function canonicalYaml(text: string): string | undefined {
  const parts = text.split(/^---\n/m).map((part) => {
    const top = topComment(part)
    return { top, document: parseDocument(part.slice(top.length)) }
  })
  if (parts.some(({ document }) => document.errors.length > 0)) return undefined
  return parts.map(({ top, document }) => yamlText(valueOf(document), top)).join('---\n')
}

function valueOf(document: Document.Parsed): unknown {
  let lost: string | null | undefined = document.comment
  visit(document, {
    Node: (_key, { comment, commentBefore }) => {
      lost ??= comment ?? commentBefore
    },
  })
  if (lost) throw new Error(`Move this comment to the top of the file, because it is only kept there: ${lost.trim()}`)
  return document.toJS()
}
