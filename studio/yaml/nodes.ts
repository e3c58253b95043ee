// Finds fields in a parsed YAML file, and where in the text they are.
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { FieldPath } from '../protocol.ts'

/** Why the studio does not make a change. The message is a sentence for staff. */
export class CannotChange extends Error {
  override name = 'CannotChange'
}

/** A field that exists, and what holds it. */
export interface Found {
  node: Node
  holder?: { map: YAMLMap; pair: Pair<Node, Node | null> } | { list: YAMLSeq; index: number }
}

/** The field at `path`, or undefined. Throws CannotChange when the path leads through a copy of another part. */
export function findNode(document: Document, path: FieldPath): Found | undefined {
  let found: Found | undefined = document.contents ? { node: document.contents as Node } : undefined
  for (const key of path) {
    if (!found) return undefined
    const { node } = found
    if (isAlias(node))
      throw new CannotChange(
        `This text is shared: another part of the file has it as "&${node.source}". Change it there.`,
      )
    if (isMap(node)) {
      const pair = node.items.find((item) => keyOf(item) === String(key)) as Pair<Node, Node | null> | undefined
      found = pair?.value ? { node: pair.value, holder: { map: node, pair } } : undefined
    } else if (isSeq(node)) {
      const item = node.items[Number(key)] as Node | undefined
      found = item ? { node: item, holder: { list: node, index: Number(key) } } : undefined
    } else return undefined
  }
  return found
}

export function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key)
}

/** Offset of the first character of a node, with its anchor. */
export function startOf(node: Node): number {
  const start = node.range?.[0]
  if (start === undefined) throw new CannotChange('This part of the file has no place in its text.')
  return start
}

/** Offset behind the last character of a node. Comments and blank lines behind it do not count. */
export function endOf(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last = node.items.at(-1)
    const inner = (isPair(last) ? (last.value ?? last.key) : last) as Node | undefined
    return inner ? endOf(inner) : startOf(node)
  }
  return node.range?.[1] ?? startOf(node)
}

/** Offset of the first character of the line that holds `offset`. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** Offset behind the newline of the line that ends a part at `end`. */
export function nextLine(text: string, end: number): number {
  if (end > 0 && text[end - 1] === '\n') return end
  const newline = text.indexOf('\n', end)
  return newline < 0 ? text.length : newline + 1
}

/** Columns before `offset` on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset)
}
