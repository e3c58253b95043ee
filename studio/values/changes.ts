// Changes of the value of a file. Each returns another value; parts that did not change stay the same objects.
import { mapTexts, withoutHidden } from '../site/browser.ts'
import { childPath, isGroup, keysOf, valueAt, type FieldPath } from './path.ts'

/**
 * Gives the field at `path` of `value` another value; undefined removes it. `order` lists the names of its neighbours
 * in the order of the schema, for a field that is not there yet.
 */
export function setField(value: unknown, path: FieldPath, next: unknown, order: readonly string[] = []): unknown {
  const [key, ...rest] = keysOf(path)
  if (key === undefined) return next
  const part = setField(valueAt(value, key), rest.join('/'), next, order)
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

/** A list with one item at another position. */
export function moved(list: readonly unknown[], from: number, to: number): unknown[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from])
}

/** `value` without invisible characters and outer spaces in the texts that differ from `before`. */
export function tidied(value: unknown, before: unknown): unknown {
  return mapTexts(value, (text, keys) =>
    text === valueAt(before, keys.reduce<FieldPath>(childPath, ''))
      ? text
      : withoutHidden(text.replaceAll(/[^\S\uFEFF]+/g, ' ')).trim(),
  )
}
