// What differs between two versions of a file, field by field, in words for staff.
import { childPath, isGroup, valueAt, type FieldPath } from '../values/path.ts'
import type { WordChange } from '../protocol.ts'
import { align, isMoved, isSame } from '../values/merge.ts'
import { inWords, pathInWords } from './labels.ts'
import { fieldOf, kindOfValue, stepsTo, type Schema } from './schema.ts'

interface Difference {
  path: FieldPath
  before?: unknown
  after?: unknown
}

/** The fields that differ. `root` is the schema of the file. */
export function wordChanges(root: Schema, before: unknown, after: unknown): WordChange[] {
  return differences(before, after, '').map((each) => {
    const whole = valueAt(after, each.path) === undefined ? before : after
    const steps = stepsTo(root, whole, each.path)
    const { schema } = steps.at(-1) ?? { schema: root }
    return {
      field: pathInWords(root, whole, each.path),
      ...(each.before !== undefined && { before: valueInWords(each.before, schema) }),
      ...(each.after !== undefined && { after: valueInWords(each.after, schema) }),
      ...(steps.some((step) => step.schema?.staff === false) && { isHidden: true }),
    }
  })
}

function differences(before: unknown, after: unknown, path: FieldPath): Difference[] {
  if (isSame(before, after)) return []
  // The numbers of a point belong together.
  const isPoint = Array.isArray(after) && typeof after[0] === 'number'
  if (Array.isArray(before) && Array.isArray(after) && !isPoint) return listDifferences(before, after, path)
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

/**
 * A value as one text: the texts inside it that the form shows, in order. `schema` tells names from texts. Only the
 * approval of a fact can be null.
 */
export function valueInWords(value: unknown, schema: Schema = {}): string {
  if (value === undefined) return '(removed)'
  if (value === null) return 'Nobody yet'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const isName = schema.enum ?? (schema.names && schema.names !== 'links')
  if (typeof value === 'string' && isName) return inWords(value)
  if (typeof value !== 'object') return String(value)
  if (schema.format === 'point' && Array.isArray(value))
    return `${value[0]} % from the left, ${value[1]} % from the top`
  const kind = kindOfValue(schema, value)
  const inner = Object.entries(value).map(([key, part]) => [part, fieldOf(kind, key) ?? {}] as const)
  const shown = inner.filter(([, field]) => field.staff !== false && field.const === undefined)
  return shown.map(([part, field]) => valueInWords(part, field)).join(' · ')
}
