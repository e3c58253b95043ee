// Writes another value into a YAML file in canonical form, so that one change is one line of the diff. Each change
// returns a new file, and undoing goes back to an older one.
// The browser imports this module: nothing here needs Node.
import { isCollection, isMap, isScalar, isSeq, parseDocument, stringify, visit, type Document, type Node } from 'yaml'
import { textOf } from '../../app/content/read/canonical-yaml.ts'
import { isGroup } from '../schema/path.ts'
import { align, isSame } from './merge.ts'

/** Longest text of a list that is written on one line. */
const SHORT = 40

export interface YamlFile {
  readonly text: string
  /** What the text says. Parts that did not change are the same objects as before. */
  readonly value: unknown
  /** Several parts share a text (a YAML alias), so none of them can change alone. */
  readonly hasAlias?: boolean
}

/** Opens the text of a file. Throws the parser's error when it is not valid YAML. */
export function openYaml(text: string): YamlFile {
  const document = parsed(text)
  let hasAlias = false
  visit(document, {
    Alias: () => {
      hasAlias = true
    },
  })
  return { text, value: document.toJS(), hasAlias }
}

/** Its text is written when somebody asks for it, because that takes too long for each key of somebody who types. */
class ChangedFile implements YamlFile {
  readonly value: unknown
  /** A file with a text, until the text of this file is written. */
  #former: YamlFile | undefined
  #text = ''

  constructor(file: YamlFile, value: unknown) {
    this.value = value
    this.#former = file instanceof ChangedFile ? (file.#former ?? file) : file
  }

  get text(): string {
    if (this.#former) this.#text = textWith(this.#former.text, this.value)
    this.#former = undefined
    return this.#text
  }
}

/** The file with another value. Lines whose meaning stays are not written again; comments stay with their item. */
export function withValue(file: YamlFile, value: unknown): YamlFile {
  if (value === file.value) return file
  if (file.hasAlias)
    throw new Error('Several parts of this file share a text (a YAML alias). Ask your engineer to write it twice.')
  return new ChangedFile(file, value)
}

function textWith(former: string, value: unknown): string {
  const document = parsed(former)
  document.contents = nodeLike(document, document.contents, value)
  visit(document, {
    Collection: (_key, collection) => {
      // `[]` and `{}` are on the line of their key.
      if (collection.items.length === 0) collection.flow = true
    },
  })
  return textOf(document)
}

/** A node of `value` that keeps what it can of `node`: the items and fields that are the same, and comments. */
function nodeLike(document: Document, node: Node | null, value: unknown): Node {
  const former: unknown = node?.toJS(document)
  if (node && isSame(former, value)) return node
  if (isMap<Node, Node>(node) && isGroup(value)) {
    const names = Object.keys(value)
    const pairs = node.items.filter(({ key }) => names.includes(keyOf(key)))
    for (const [index, name] of names.entries()) {
      const pair = pairs.find(({ key }) => keyOf(key) === name)
      if (pair) pair.value = nodeLike(document, pair.value, value[name])
      else {
        const before = pairs.findIndex(({ key }) => keyOf(key) === names[index - 1])
        pairs.splice(before + 1, 0, document.createPair(document.createNode(name), newNode(document, value[name])))
      }
    }
    node.items = pairs
    return node
  }
  if (isSeq<Node>(node) && node.items.length > 0 && Array.isArray(value)) {
    node.items = itemsLike(document, node.items, former as unknown[], value)
    return node
  }
  if (!isScalar(node) || (typeof value === 'object' && value !== null)) return newNode(document, value)
  // Quotes that only the old text needed go: typing may pass through a text that needs them, such as `word `.
  if (typeof node.value === 'string' && needsQuotes(node.value)) node.type = 'PLAIN'
  node.value = value
  return node
}

function itemsLike(document: Document, nodes: Node[], former: readonly unknown[], value: readonly unknown[]): Node[] {
  const places = align(former, value)
  const from = new Map([...places].map(([before, after]) => [after, nodes[before]]))
  const [sibling] = nodes
  return value.map((item, index) => {
    // One item that is nothing like the former one still has its place.
    const isOnlyOther = nodes.length === value.length && places.size === nodes.length - 1 && !places.has(index)
    const node = from.get(index) ?? (isOnlyOther ? nodes[index] : undefined)
    if (node) return nodeLike(document, node, item)
    const made = newNode(document, item)
    if (isCollection(made) && isCollection(sibling)) made.flow = sibling.flow === true
    return made
  })
}

function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

function needsQuotes(text: string): boolean {
  return /^["']/.test(stringify(text, { lineWidth: 0 }))
}

/** The node of a value. Lists of short words and numbers are written on one line, as in the content files. */
function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node
  visit(node, {
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item) && String(item.value).length <= SHORT)
    },
  })
  return node
}

function parsed(text: string): Document<Node> {
  const document = parseDocument(text, { prettyErrors: false })
  const [error] = document.errors
  if (error) throw error
  return document
}
