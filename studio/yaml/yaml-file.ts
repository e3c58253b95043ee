// Changes a YAML file: the library changes the parsed text and writes it in canonical form, so that one change is one
// line of the diff. Each change returns a new file, and undoing goes back to an older one.
// The browser imports this module: nothing here needs Node.
import { isCollection, isMap, isScalar, isSeq, parseDocument, stringify, visit, type Document, type Node } from 'yaml'
import { textOf } from '../../app/content/read/canonical-yaml.ts'
import { mapTexts } from '../../app/content/schema/walk.ts'
import type { FieldPath } from '../protocol.ts'
import { align, isSame } from './merge.ts'

/** Longest text of a list that is written on one line. */
const SHORT = 40

export interface YamlFile {
  readonly text: string
  /** What the text says. Parts that did not change are the same objects as before. */
  readonly value: unknown
}

/** Opens the text of a file. Throws the parser's error when it is not valid YAML. */
export function openYaml(text: string): YamlFile {
  return { text, value: parsed(text).toJS() }
}

/** The value at `path`, or undefined. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value)
}

/**
 * Gives the field at `path` a value; undefined removes it. `order` lists the names of its neighbours in the order of
 * the schema, for a field that is not there yet.
 */
export function setField(file: YamlFile, path: FieldPath, value: unknown, order: readonly string[] = []): YamlFile {
  return changed(file, (document) => {
    if (value === undefined) document.deleteIn(path)
    else if (!document.hasIn(path)) addKey(document, path, value, order)
    else {
      dropQuotes(document.getIn(path, true))
      document.setIn(path, isGroup(value) ? nodeOf(document, value) : value)
    }
  })
}

/** The file with another value. Lines whose meaning stays are not written again. */
export function withValue(file: YamlFile, value: unknown): YamlFile {
  return changed(file, (document) => {
    document.contents = nodeLike(document, document.contents ?? undefined, value)
  })
}

/** The file without invisible characters and outer spaces in the texts that differ from `before`. */
export function tidied(file: YamlFile, before: unknown): YamlFile {
  const clean = (text: string, path: FieldPath) =>
    text === valueAt(before, path)
      ? text
      : text
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
  const value = mapTexts(file.value, clean)
  return value === file.value ? file : withValue(file, value)
}

/** A node of `value` that keeps what it can of `node`: the items and fields that are the same, and comments. */
function nodeLike(document: Document, node: Node | undefined, value: unknown): Node {
  const before: unknown = node?.toJS(document)
  if (node && isSame(before, value)) return node
  if (isMap<Node, Node>(node) && isGroup(value) && !Array.isArray(value)) {
    const names = Object.keys(value)
    const pairs = node.items.filter(({ key }) => names.includes(keyOf(key)))
    for (const [index, name] of names.entries()) {
      const pair = pairs.find(({ key }) => keyOf(key) === name)
      if (pair) pair.value = nodeLike(document, pair.value ?? undefined, value[name])
      else {
        const before = pairs.findIndex(({ key }) => keyOf(key) === names[index - 1])
        pairs.splice(before + 1, 0, document.createPair(document.createNode(name), nodeOf(document, value[name])))
      }
    }
    node.items = pairs
    return node
  }
  if (isSeq<Node>(node) && Array.isArray(value) && Array.isArray(before)) {
    const [sibling] = node.items
    const former = new Map([...align(before, value)].map(([from, to]) => [to, from]))
    const moved = node.items.filter((_, index) => ![...former.values()].includes(index))
    node.items = value.map((item: unknown, index) => {
      const from = former.get(index)
      if (from !== undefined) return nodeLike(document, node.items[from], item)
      const place = moved.findIndex((each) => isSame(each.toJS(document), item))
      const [known] = place < 0 ? [] : moved.splice(place, 1)
      const made = known ?? nodeOf(document, item)
      if (!known && isCollection(made) && isCollection(sibling)) made.flow = sibling.flow === true
      return made
    })
    return node
  }
  if (!isScalar(node) || isGroup(value)) return nodeOf(document, value)
  dropQuotes(node)
  node.value = value
  return node
}

function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

/** Quotes that only the old text needed go: typing may pass through a text that needs them, such as `word `. */
function dropQuotes(node: unknown): void {
  if (isScalar(node) && typeof node.value === 'string' && needsQuotes(node.value)) node.type = 'PLAIN'
}

function needsQuotes(text: string): boolean {
  return /^["']/.test(stringify(text, { lineWidth: 0 }))
}

/** The file after a change. */
export function changed(file: YamlFile, change: (document: Document) => void): YamlFile {
  const document = parsed(file.text)
  change(document)
  visit(document, {
    Collection: (_key, collection) => {
      // `[]` and `{}` are on the line of their key.
      if (collection.items.length === 0) collection.flow = true
    },
  })
  const text = textOf(document)
  return { text, value: withSameParts(file.value, parsed(text).toJS()) }
}

/** The node of a value. Lists of short words and numbers are written on one line, as in the content files. */
export function nodeOf(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node
  visit(node, {
    Seq: (_key, list) => {
      list.flow = list.items.every((item) => isScalar(item) && String(item.value).length <= SHORT)
    },
  })
  return node
}

function parsed(text: string): Document {
  const document = parseDocument(text, { prettyErrors: false })
  const [error] = document.errors
  if (error) throw error
  return document
}

/** Adds a field after the last one that comes before it in `order`; without an order, at the end of its group. */
function addKey(document: Document, path: FieldPath, value: unknown, order: readonly string[]): void {
  const group = path.slice(0, -1)
  const key = String(path.at(-1))
  const map = document.getIn(group, true)
  if (!isMap<Node>(map)) return document.setIn(group, nodeOf(document, { [key]: value }))
  const position = order.indexOf(key)
  const earlier = (name: string) => order.includes(name) && order.indexOf(name) < position
  const before = position < 0 ? map.items.length : map.items.findLastIndex((pair) => earlier(String(pair.key))) + 1
  map.items.splice(before, 0, document.createPair(key, nodeOf(document, value)))
}

/** `after`, in which parts that did not change are the objects of `before`: the form renders only changed fields. */
function withSameParts(before: unknown, after: unknown): unknown {
  if (!isGroup(before) || !isGroup(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const parts = Object.entries(after).map(([key, part]) => [key, withSameParts(before[key], part)] as const)
  const keys = Object.keys(before)
  const isSame =
    parts.length === keys.length && parts.every(([key, part], at) => key === keys[at] && part === before[key])
  if (isSame) return before
  return Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

function isGroup(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
