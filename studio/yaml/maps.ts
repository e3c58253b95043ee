// Changes the text of a group of fields: adds, replaces and removes fields.
import { isMap, type Document, type Node, type Pair, type YAMLMap } from 'yaml'
import type { FieldPath } from '../protocol.ts'
import { CannotChange, columnOf, endOf, findNode, keyOf, lineStart, nextLine, startOf } from './nodes.ts'
import { blockText, flowText, indentedAfterFirst, isOneLine, scalarText } from './write-value.ts'

interface Parsed {
  text: string
  source: { document: Document }
}

/** The text with a value for the field at `path`, which replaces what is there. */
export function withKey(file: Parsed, path: FieldPath, value: unknown, order: readonly string[]): string {
  const { text, source } = file
  const found = findNode(source.document, path)
  if (found) return replaced(text, found.node, found.holder, value)
  const key = String(path.at(-1))
  const map = findNode(source.document, path.slice(0, -1))?.node
  if (!isMap(map)) {
    if (path.length < 2) throw new CannotChange('The file is empty. Change its text.')
    // The group of the field is missing too.
    return withKey(file, path.slice(0, -1), { [key]: value }, [])
  }
  const isEmptyValue = map.items.find((pair) => keyOf(pair) === key)
  if (isEmptyValue)
    throw new CannotChange(`The field "${key}" is there without a value. Change the text of the file.`)
  const before = precedingPair(map, key, order)
  if (map.flow) return withFlowPair(text, map, before, `${scalarText(key, { isInFlow: true })}: ${flowText(value)}`)
  const [first] = map.items as Pair<Node, Node | null>[]
  if (!first) throw new CannotChange('The group of this field is empty. Change the text of the file.')
  const column = columnOf(text, startOf(first.key))
  const pair = pairText(key, value, column)
  if (!before)
    return `${text.slice(0, startOf(first.key))}${pair}\n${' '.repeat(column)}${text.slice(startOf(first.key))}`
  const at = nextLine(text, endOf(before.value ?? before.key))
  const newline = text[at - 1] === '\n' ? '' : '\n'
  return `${text.slice(0, at)}${newline}${' '.repeat(column)}${pair}\n${text.slice(at)}`
}

/** The text without the field at `path`, and without the comment lines directly above it. */
export function withoutKey({ text, source }: Parsed, path: FieldPath): string {
  const found = findNode(source.document, path)
  if (!found?.holder || !('map' in found.holder)) throw new CannotChange(`There is no field at ${path.join('.')}.`)
  const { map, pair } = found.holder
  const pairs = map.items as Pair<Node, Node | null>[]
  const index = pairs.indexOf(pair)
  const next = pairs[index + 1]
  if (pairs.length === 1) return `${text.slice(0, startOf(map))}{}${text.slice(endOf(map))}`
  if (map.flow) {
    const former = pairs[index - 1]
    const [from, to] = former
      ? [endOf(former.value ?? former.key), endOf(found.node)]
      : [startOf(pair.key), startOf((next as Pair<Node>).key)]
    return text.slice(0, from) + text.slice(to)
  }
  const start = startOf(pair.key)
  const line = lineStart(text, start)
  // The first field of an item stands behind the dash of the item.
  if (text.slice(line, start).trim() !== '') {
    return text.slice(0, start) + text.slice(startOf((next as Pair<Node>).key))
  }
  return text.slice(0, line) + text.slice(nextLine(text, endOf(found.node)))
}

/** The text with another name for the field at `path`. */
export function withOtherName({ text, source }: Parsed, path: FieldPath, name: string): string {
  const found = findNode(source.document, path)
  if (!found?.holder || !('map' in found.holder)) throw new CannotChange(`There is no field at ${path.join('.')}.`)
  const { map, pair } = found.holder
  const start = startOf(pair.key)
  return text.slice(0, start) + scalarText(name, { isInFlow: map.flow === true }) + text.slice(endOf(pair.key))
}

function replaced(
  text: string,
  node: Node,
  holder: NonNullable<ReturnType<typeof findNode>>['holder'],
  value: unknown,
): string {
  if (!holder) return `${blockText(value)}\n`
  const inside = 'map' in holder ? holder.map : holder.list
  const end = endOf(node)
  if (inside.flow) return text.slice(0, startOf(node)) + flowText(value) + text.slice(end)
  const newline = text[end - 1] === '\n' ? '\n' : ''
  if ('list' in holder) {
    const column = columnOf(text, startOf(node))
    return text.slice(0, startOf(node)) + indentedAfterFirst(blockText(value), column) + newline + text.slice(end)
  }
  const key = startOf(holder.pair.key)
  return text.slice(0, key) + pairText(keyOf(holder.pair), value, columnOf(text, key)) + newline + text.slice(end)
}

/** `key: value`, with further lines indented for a map whose keys begin at `column`. */
function pairText(key: string, value: unknown, column: number): string {
  const name = scalarText(key, { isInFlow: false })
  if (isOneLine(value)) return `${name}: ${blockText(value)}`
  return `${name}:\n${' '.repeat(column + 2)}${indentedAfterFirst(blockText(value), column + 2)}`
}

/** The last field that stands before `key` in `order`; without an order, the last field of all. */
function precedingPair(map: YAMLMap, key: string, order: readonly string[]): Pair<Node, Node | null> | undefined {
  const pairs = map.items as Pair<Node, Node | null>[]
  const position = order.indexOf(key)
  if (position < 0) return pairs.at(-1)
  return pairs.findLast((pair) => order.includes(keyOf(pair)) && order.indexOf(keyOf(pair)) < position)
}

function withFlowPair(text: string, map: YAMLMap, before: Pair<Node, Node | null> | undefined, pair: string): string {
  if (map.items.length === 0) return `${text.slice(0, startOf(map))}{ ${pair} }${text.slice(endOf(map))}`
  if (before) {
    const at = endOf(before.value ?? before.key)
    return `${text.slice(0, at)}, ${pair}${text.slice(at)}`
  }
  const at = startOf((map.items[0] as Pair<Node>).key)
  return `${text.slice(0, at)}${pair}, ${text.slice(at)}`
}
