// Changes a YAML file so that only the changed text differs: comments, order, quotes, blank lines and brackets stay.
// A file is opened once in a visit. Each change returns a new KeptFile, so undoing is going back to an older one.
// The browser imports this folder: nothing here needs Node.
import { isScalar, parseDocument, visit, type Document, type Scalar } from 'yaml'
import type { FieldPath } from '../protocol.ts'
import { CannotChange, findNode } from './nodes.ts'
import { withKey, withOtherName, withoutKey } from './maps.ts'
import { withItem, withMoved, withoutItem, withTwice } from './lists.ts'
import { scalarText, valueOf } from './write-value.ts'

export interface KeptFile {
  /** The file with every change so far. */
  readonly text: string
  /** What it says. Parts that did not change are the same objects as before. */
  readonly value: unknown
  /** The text that was parsed, and texts inside it that have another value since. */
  readonly source: Source
  readonly changed: ReadonlyMap<Scalar, string>
}

interface Source {
  text: string
  document: Document
  /** It has an anchor, so that one text stands for several fields. */
  isShared: boolean
}

/** Opens the text of a file. Throws the parser's error when it is not valid YAML. */
export function openKept(text: string): KeptFile {
  const document = parseDocument(text, { prettyErrors: false, keepSourceTokens: true })
  const [error] = document.errors
  if (error) throw error
  let isShared = false
  visit(document, {
    Alias: () => {
      isShared = true
    },
  })
  return { text, value: document.toJS(), source: { text, document, isShared }, changed: new Map() }
}

/**
 * Gives the field at `path` a value. A field that is not there yet is added; `order` lists the names of its
 * neighbours in the order of the schema. `undefined` removes the field.
 */
export function setField(file: KeptFile, path: FieldPath, value: unknown, order: readonly string[] = []): KeptFile {
  if (value === undefined) return removeField(file, path)
  const found = findNode(file.source.document, path)
  const isText = typeof value !== 'object' || value === null
  if (found && isText && isScalar(found.node)) return withScalar(file, path, found.node, value)
  return restructured(file, withValueAt(file.value, path, valueOf(value)), (source) =>
    withKey(source, path, value, order),
  )
}

/** Gives the field at `path` another name, which no field of its group may have. Only the name changes. */
export function renameField(file: KeptFile, path: FieldPath, name: string): KeptFile {
  const group = path.slice(0, -1)
  const fields = Object.entries(valueAt(file.value, group) ?? {})
  if (fields.some(([each]) => each === name)) throw new CannotChange(`The name ${name} is taken.`)
  const renamed = Object.fromEntries(fields.map(([each, value]) => [each === path.at(-1) ? name : each, value]))
  return restructured(file, withValueAt(file.value, group, renamed), (source) => withOtherName(source, path, name))
}

/** Removes a field, or an item of a list. */
function removeField(file: KeptFile, path: FieldPath): KeptFile {
  if (typeof path.at(-1) === 'number') return removeItem(file, path.slice(0, -1), Number(path.at(-1)))
  return restructured(file, withValueAt(file.value, path, undefined), (source) => withoutKey(source, path))
}

/** Adds an item to the list at `path` so that it has this position. The list may be missing. */
export function addItem(
  file: KeptFile,
  path: FieldPath,
  index: number,
  value: unknown,
  order: readonly string[] = [],
): KeptFile {
  const list = listAt(file, path)
  if (list.length === 0) return setField(file, path, [valueOf(value)], order)
  return restructured(file, withValueAt(file.value, path, list.toSpliced(index, 0, valueOf(value))), (source) =>
    withItem(source, path, index, value),
  )
}

/** Adds a copy of an item behind it. */
export function duplicateItem(file: KeptFile, path: FieldPath, index: number): KeptFile {
  const list = listAt(file, path)
  return restructured(file, withValueAt(file.value, path, list.toSpliced(index, 0, list[index])), (source) =>
    withTwice(source, path, index),
  )
}

/** Removes an item of the list at `path`. */
export function removeItem(file: KeptFile, path: FieldPath, index: number): KeptFile {
  const list = listAt(file, path)
  return restructured(file, withValueAt(file.value, path, list.toSpliced(index, 1)), (source) =>
    withoutItem(source, path, index),
  )
}

/** Moves an item of the list at `path` to another position. */
export function moveItem(file: KeptFile, path: FieldPath, from: number, to: number): KeptFile {
  if (from === to) return file
  const list = listAt(file, path)
  const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from])
  return restructured(file, withValueAt(file.value, path, moved), (source) => withMoved(source, path, from, to))
}

/** The value at `path`, or undefined. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  )
}

function withScalar(file: KeptFile, path: FieldPath, node: Scalar, value: unknown): KeptFile {
  if (valueAt(file.value, path) === value) return file
  const { source } = file
  const changed = new Map(file.changed)
  if (node.value === value) changed.delete(node)
  else
    changed.set(
      node,
      scalarText(value, { type: node.type as Scalar.Type | undefined, isInFlow: isInFlow(source.document, path) }),
    )
  const text = textWith(source.text, changed)
  if (source.isShared) return openKept(text)
  return { source, changed, text, value: withValueAt(file.value, path, value) }
}

/** `text` with other words in the places of these scalars. */
function textWith(text: string, changed: ReadonlyMap<Scalar, string>): string {
  let result = ''
  let end = 0
  for (const [{ range }, words] of [...changed].sort(([a], [b]) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))) {
    const [start = 0, behind = 0] = range ?? []
    // An empty value has no space before it. A block of lines ends with its newline.
    const space = start === behind && /[:-]/.test(text[start - 1] ?? '') ? ' ' : ''
    const newline = text[behind - 1] === '\n' && behind > start ? '\n' : ''
    result += text.slice(end, start) + space + words + newline
    end = behind
  }
  return result + text.slice(end)
}

function isInFlow(document: Document, path: FieldPath): boolean {
  return path.some((_, length) => {
    const node = findNode(document, path.slice(0, length))?.node as { flow?: boolean } | undefined
    return node?.flow === true
  })
}

/**
 * The file after a change of its lines. The result must say what the change meant; else the change is refused. So no
 * file can be damaged by an unusual way to write YAML.
 */
function restructured(file: KeptFile, wanted: unknown, change: (source: KeptFile) => string): KeptFile {
  const current = file.changed.size > 0 ? openKept(file.text) : file
  let next: KeptFile
  try {
    next = openKept(change(current))
  } catch (error) {
    if (error instanceof CannotChange) throw error
    throw new CannotChange(reasonFor(current))
  }
  if (!isSame(next.value, wanted)) throw new CannotChange(reasonFor(current))
  return { ...next, value: wanted }
}

function reasonFor({ source }: KeptFile): string {
  return source.isShared
    ? 'Two parts of this file share one text (an anchor, "&name"), so the studio cannot move or remove this part. ' +
        'Ask an engineer, or change the text of the file.'
    : 'The studio cannot make this change without touching other lines. Change the text of the file.'
}

function listAt({ value }: KeptFile, path: FieldPath): unknown[] {
  const list = valueAt(value, path)
  if (list === undefined || list === null) return []
  if (!Array.isArray(list)) throw new CannotChange(`There is no list at ${path.join('.')}.`)
  return list
}

/** A copy of `value` with another value at `path`. Only what is around that place is copied. */
function withValueAt(value: unknown, path: FieldPath, inner: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return inner
  const next = withValueAt((value as Record<string, unknown> | undefined)?.[key], rest, inner)
  if (Array.isArray(value))
    return next === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), next)
  const { [key]: _former, ...others } = { ...(value as Record<string, unknown>) }
  if (next === undefined) return others
  return { ...(value as Record<string, unknown>), [key]: next }
}

/** Whether two values are alike. The order of fields does not count. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  )
}
