// Paths of fields: names and positions from the top of a file.
import type { FieldPath } from '../../protocol.ts'
import { valueAt } from '../../yaml/yaml-file.ts'

export const TOP: FieldPath = []

const children = new WeakMap<FieldPath, Map<string | number, FieldPath>>()

/** The path of `key` in `parent`. The same key gives the same array, so a component can compare paths by identity. */
export function childPath(parent: FieldPath, key: string | number): FieldPath {
  const known = children.get(parent) ?? new Map<string | number, FieldPath>()
  children.set(parent, known)
  const path = known.get(key) ?? [...parent, key]
  known.set(key, path)
  return path
}

/** The path with one array for each place, as `childPath` makes it. */
export function samePath(path: FieldPath): FieldPath {
  return path.reduce(childPath, TOP)
}

/** The path as text, for comparisons and ids: `sections/2/title`. */
export function pathText(path: FieldPath): string {
  return path.join('/')
}

/** Id of the element that shows the field. */
export function fieldId(path: FieldPath): string {
  return `field/${pathText(path)}`
}

/** The path that `text` names in `value`: the keys of lists become numbers. */
export function readPath(text: string, value: unknown): FieldPath {
  const keys = text === '' ? [] : text.split('/')
  let at = value
  return keys.reduce<FieldPath>((path, key) => {
    const step = Array.isArray(at) ? Number(key) : key
    at = valueAt(at, [step])
    return childPath(path, step)
  }, TOP)
}
