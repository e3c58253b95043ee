// Changes a list of a YAML file: adds, copies, moves and removes items. Comments move with their item.
import { isCollection, isScalar, isSeq, type Document, type Node, type YAMLSeq } from 'yaml'
import type { FieldPath } from '../protocol.ts'
import { changed, nodeOf, setField, valueAt, type YamlFile } from './yaml-file.ts'

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
    list.items.splice(index, 0, node)
  })
}

/** Adds a copy of an item after it. */
export function duplicateItem(file: YamlFile, path: FieldPath, index: number): YamlFile {
  return changed(file, (document) => {
    const { items } = listAt(document, path)
    items.splice(index + 1, 0, ...items.slice(index, index + 1).map((item) => item.clone() as Node))
  })
}

export function removeItem(file: YamlFile, path: FieldPath, index: number): YamlFile {
  return changed(file, (document) => void listAt(document, path).items.splice(index, 1))
}

/** Moves an item of the list at `path` to another position. */
export function moveItem(file: YamlFile, path: FieldPath, from: number, to: number): YamlFile {
  if (from === to) return file
  return changed(file, (document) => {
    const { items } = listAt(document, path)
    items.splice(to, 0, ...items.splice(from, 1))
  })
}

function listAt(document: Document, path: FieldPath): YAMLSeq<Node> {
  const node = document.getIn(path, true)
  if (!isSeq<Node>(node)) throw new Error(`There is no list at ${path.join('.')}.`)
  return node
}
