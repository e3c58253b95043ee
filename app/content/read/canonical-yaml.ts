// The canonical form of YAML files. Because every file has this form, the studio can write a whole file, and the diff
// shows only the lines that changed.
import { isNode, parseAllDocuments, visit, type Document, type ToStringOptions } from 'yaml'

/** Every string is on one line, and a flow list is `[a, b]`. The rest is the library's default. */
const OPTIONS: ToStringOptions = {
  lineWidth: 0,
  blockQuote: false,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
}

/** The canonical text of a parsed file. A list with a blank line between any two items gets one between all. */
export function textOf(document: Document): string {
  visit(document, {
    Seq: (_key, { items }) => {
      const nodes = items.filter((item) => isNode(item))
      const isSpaced = nodes.some(({ spaceBefore }) => spaceBefore)
      for (const [index, node] of nodes.entries()) node.spaceBefore = isSpaced && index > 0
    },
  })
  return document.toString(OPTIONS)
}

/** The canonical form of `text`, which may have several documents. Undefined when it is not valid YAML. */
export function canonicalYaml(text: string): string | undefined {
  const documents = parseAllDocuments(text)
  if (documents.some(({ errors }) => errors.length > 0)) return undefined
  return documents.map(textOf).join('')
}
