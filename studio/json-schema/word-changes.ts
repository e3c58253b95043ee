// What differs between two versions of a file, field by field.
import { childPath, isGroup, valueAt, type FieldPath } from '../values/path.ts'
import type { WordChange } from '../protocol.ts'
import { align, isMoved, isSame } from '../values/merge.ts'
import { pathInWords } from './labels.ts'
import type { Schema } from './schema.ts'

interface Difference {
  path: FieldPath
  before?: unknown
  after?: unknown
}

/** The fields that differ. `root` is the schema of the file. */
export function wordChanges(root: Schema, before: unknown, after: unknown): WordChange[] {
  return differences(before, after, '').map((each) => ({
    field: pathInWords(root, valueAt(after, each.path) === undefined ? before : after, each.path),
    ...(each.before !== undefined && { before: valueInWords(each.before) }),
    ...(each.after !== undefined && { after: valueInWords(each.after) }),
  }))
}

function differences(before: unknown, after: unknown, path: FieldPath): Difference[] {
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path)
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], childPath(path, key)),
    )
  return [{ path, before, after }]
}

/** Items that both lists have are compared with each other, so that a new item does not change those after it. */
function listDifferences(before: readonly unknown[], after: readonly unknown[], path: FieldPath): Difference[] {
  const places = align(before, after)
  const kept = new Set(places.values())
  let place = -1
  const ofFormer = before.flatMap((item, index) => {
    const at = places.get(index)
    place = at ?? place
    return differences(item, at === undefined ? undefined : after[at], childPath(path, Math.max(place, 0)))
  })
  const added = after.flatMap((item, index) =>
    kept.has(index) ? [] : differences(undefined, item, childPath(path, index)),
  )
  return [...ofFormer, ...added, ...(isMoved(places) ? [{ path, after: 'In another order' }] : [])]
}

/** A value as one text: the texts inside it, in order. Only the approval of a fact can be null. */
export function valueInWords(value: unknown): string {
  if (value === undefined) return '(removed)'
  if (value === null) return 'Nobody yet'
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(valueInWords).join(' · ')
}
