// What differs between two versions of a file, field by field.
import { parse } from 'yaml'
import type { FieldPath, WordChange } from '../protocol.ts'
import { pathInWords } from './labels.ts'
import { isGroup, type Schema } from './schema.ts'

interface Difference {
  path: FieldPath
  before?: unknown
  after?: unknown
}

/** The fields that differ. A text that is no YAML counts as one field. `root` is the schema of the file. */
export function wordChanges(root: Schema, before: string | undefined, after: string | undefined): WordChange[] {
  const [one, other] = [contentOf(before), contentOf(after)]
  return differences(one, other, []).map((each) => ({
    field: pathInWords(root, other ?? one, each.path),
    ...(each.before !== undefined && { before: wordsOf(each.before) }),
    ...(each.after !== undefined && { after: wordsOf(each.after) }),
  }))
}

function contentOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text)
  } catch {
    return text
  }
}

function differences(before: unknown, after: unknown, path: FieldPath): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path)
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], [...path, key]),
    )
  return [{ path, before, after }]
}

/** Items that both lists have are compared with each other, so that a new item does not change those after it. */
function listDifferences(before: readonly unknown[], after: readonly unknown[], path: FieldPath): Difference[] {
  const changes: Difference[] = []
  const rest = [...before]
  let index = 0
  for (const item of after) {
    const same = rest.findIndex((each) => JSON.stringify(each) === JSON.stringify(item))
    const isKept =
      same >= 0 && (same === 0 || after.length <= before.length || !isIn(after.slice(index + 1), rest[0]))
    if (isKept)
      for (const gone of rest.splice(0, same + 1).slice(0, same))
        changes.push(...differences(gone, undefined, [...path, index]))
    else if (rest.length > 0 && !isIn(after.slice(index + 1), rest[0]) && isAlike(rest[0], item))
      changes.push(...differences(rest.shift(), item, [...path, index]))
    else changes.push(...differences(undefined, item, [...path, index]))
    index++
  }
  return [...changes, ...rest.flatMap((gone) => differences(gone, undefined, [...path, index]))]
}

function isIn(list: readonly unknown[], item: unknown): boolean {
  return list.some((each) => JSON.stringify(each) === JSON.stringify(item))
}

/** Whether one may be a new version of the other: the same kind of section, or two texts. */
function isAlike(one: unknown, other: unknown): boolean {
  if (isGroup(one) && isGroup(other)) return one['type'] === other['type']
  return typeof one === typeof other
}

/** A value as one text: the texts inside it, in order. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(wordsOf).join(' · ')
}
