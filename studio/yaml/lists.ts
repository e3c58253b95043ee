// Changes a list of a YAML file: adds, copies, moves and removes items. Comments move with their item. Blank lines
// stay where they are, and so do the headings of groups: comments after a blank line.
import { isCollection, isScalar, isSeq, type Document, type Node, type YAMLSeq } from 'yaml'
import type { FieldPath } from '../protocol.ts'
import { changed, setField, valueAt, type YamlFile } from './yaml-file.ts'
import { nodeOf } from './yaml-nodes.ts'

/** Adds an item to the list at `path` so that it has this position. The list may be missing. */
export function addItem(
  file: YamlFile,
  path: FieldPath,
  index: number,
  value: unknown,
  order: readonly string[] = [],
): YamlFile {
  const withList = Array.isArray(valueAt(file.value, path)) ? file : setField(file, path, [], order)
  return changed(withList, (document) => {
    const list = listAt(document, path)
    const node = nodeOf(document, value)
    const [sibling] = list.items
    if (!sibling) list.flow = isScalar(node)
    else if (isCollection(node) && isCollection(sibling)) node.flow = sibling.flow === true
    insert(list, index, node)
  })
}

/** Adds a copy of an item after it. */
export function duplicateItem(file: YamlFile, path: FieldPath, index: number): YamlFile {
  return changed(file, (document) => {
    const list = listAt(document, path)
    insert(list, index + 1, list.items[index]?.clone() as Node)
  })
}

/** Removes an item of the list at `path`. */
export function removeItem(file: YamlFile, path: FieldPath, index: number): YamlFile {
  return changed(file, (document) => {
    const list = listAt(document, path)
    const places = placesOf(list)
    // The heading of a group goes with its last item.
    const isGroupGone = index === places.length - 1 || places[index + 1]?.heading !== undefined
    const gone = index > 0 && (places[index]?.heading === undefined || isGroupGone) ? index : index + 1
    fill(list, list.items.toSpliced(index, 1), places.toSpliced(gone, 1))
  })
}

/** Moves an item of the list at `path` to another position. */
export function moveItem(file: YamlFile, path: FieldPath, from: number, to: number): YamlFile {
  if (from === to) return file
  return changed(file, (document) => {
    const list = listAt(document, path)
    const places = placesOf(list)
    const moved = list.items.slice(from, from + 1)
    fill(list, list.items.toSpliced(from, 1).toSpliced(to, 0, ...moved), places)
  })
}

function listAt(document: Document, path: FieldPath): YAMLSeq<Node> {
  const node = document.getIn(path, true)
  if (!isSeq<Node>(node)) throw new Error(`There is no list at ${path.join('.')}.`)
  return node
}

/** What is above an item and stays when the item moves. */
interface Place {
  hasBlankLine: boolean
  heading?: string | undefined
}

/** The places of a list. Removes the headings of groups from the items. */
function placesOf({ items }: YAMLSeq<Node>): Place[] {
  const blank = items.map(({ spaceBefore }) => spaceBefore === true)
  const hasGroups = blank.slice(1).some(Boolean) && !blank.slice(1).every(Boolean)
  return items.map((item, at) => {
    const hasBlankLine = blank[at] === true
    const heading = hasGroups && hasBlankLine ? (item.commentBefore ?? undefined) : undefined
    if (heading !== undefined) item.commentBefore = null
    return { hasBlankLine, heading }
  })
}

/** Puts the items of a list in their places. */
function fill(list: YAMLSeq<Node>, items: Node[], places: readonly Place[]): void {
  list.items = items
  for (const [at, item] of items.entries()) {
    const { hasBlankLine = false, heading } = places[at] ?? {}
    item.spaceBefore = hasBlankLine
    if (heading !== undefined) item.commentBefore = heading
  }
}

/** A new item has a blank line above it where every item of the list has one. */
function insert(list: YAMLSeq<Node>, index: number, node: Node): void {
  const places = placesOf(list)
  const hasBlankLine = places.length > 1 && places.slice(1).every((place) => place.hasBlankLine)
  fill(list, list.items.toSpliced(index, 0, node), places.toSpliced(Math.max(index, 1), 0, { hasBlankLine }))
}
