// Changes of what a YAML file says: of a field, of a list, and of texts that were typed.
import { mapTexts } from '../../app/content/schema/walk.ts'
import { childPath, isGroup, keysOf, valueAt, type FieldPath } from '../schema/path.ts'
import { withValue, type YamlFile } from './yaml-file.ts'

/**
 * Gives the field at `path` a value; undefined removes it. `order` lists the names of its neighbours in the order of
 * the schema, for a field that is not there yet.
 */
export function setField(file: YamlFile, path: FieldPath, value: unknown, order: readonly string[] = []): YamlFile {
  return withValue(file, changedAt(file.value, keysOf(path), value, order))
}

/** Adds an item to the list at `path` so that it has this position. The list may be missing. */
export function addItem(
  file: YamlFile,
  path: FieldPath,
  index: number,
  value: unknown,
  order: readonly string[] = [],
): YamlFile {
  const list = (valueAt(file.value, path) ?? []) as unknown[]
  return setField(file, path, list.toSpliced(index, 0, value), order)
}

/** Moves an item of the list at `path` to another position. */
export function moveItem(file: YamlFile, path: FieldPath, from: number, to: number): YamlFile {
  const list = valueAt(file.value, path) as unknown[]
  return setField(file, path, list.toSpliced(from, 1).toSpliced(to, 0, list[from]))
}

/** The file without invisible characters and outer spaces in the texts that differ from `before`. */
export function tidied(file: YamlFile, before: unknown): YamlFile {
  const tidy = (text: string, keys: readonly (string | number)[]) =>
    text === valueAt(before, keys.reduce(childPath, ''))
      ? text
      : text
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
  return withValue(file, mapTexts(file.value, tidy))
}

/** `value` with another value at the end of `keys`. Other parts stay the same objects. */
function changedAt(value: unknown, keys: readonly string[], next: unknown, order: readonly string[]): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return next
  const part = changedAt(valueAt(value, key), rest, next, order)
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1, ...(part === undefined ? [] : [part]))
  const fields = Object.entries(isGroup(value) ? value : {})
  if (part === undefined) return Object.fromEntries(fields.filter(([name]) => name !== key))
  const known = fields.findIndex(([name]) => name === key)
  if (known >= 0) return Object.fromEntries(fields.with(known, [key, part]))
  // After the last field that comes before it in `order`; without an order, at the end of its group.
  const position = rest.length === 0 ? order.indexOf(key) : -1
  const before = fields.findLastIndex(([name]) => order.includes(name) && order.indexOf(name) < position) + 1
  return Object.fromEntries(fields.toSpliced(position < 0 ? fields.length : before, 0, [key, part]))
}
