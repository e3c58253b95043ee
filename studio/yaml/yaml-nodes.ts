// Makes the YAML of a new value.
import { isScalar, parseDocument, visit, type Document, type Node } from 'yaml'

/** YAML that is inserted as it is written, with its comments. */
export class Yaml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Longest text of a list that is written on one line. */
const SHORT = 40

/** The node of a value. Lists of short words and numbers are written on one line, as in the content files. */
export function nodeOf(document: Document, value: unknown): Node {
  if (value instanceof Yaml) return parseDocument(value.text).contents as Node
  const node = document.createNode(value) as Node
  visit(node, {
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item) && String(item.value).length <= SHORT)
    },
  })
  return node
}
