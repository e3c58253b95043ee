// Which texts differ between two versions of a file.
import type { FieldPath } from '../../protocol.ts'
import type { WordChange } from '../../protocol-actions.ts'
import { TOP } from './paths.ts'

/** Every text, number and choice that is not the same in both, in the order of the fields. */
export function differences(before: unknown, after: unknown, path: FieldPath = TOP): WordChange[] {
  if (Object.is(before, after)) return []
  const keys = [...new Set([...keysOf(before), ...keysOf(after)])]
  if (keys.length === 0)
    return [
      { path, ...(isSaid(before) && { before: String(before) }), ...(isSaid(after) && { after: String(after) }) },
    ]
  return keys.flatMap((key) => differences(at(before, key), at(after, key), [...path, key]))
}

function isSaid(value: unknown): boolean {
  return value !== undefined && typeof value !== 'object'
}

function keysOf(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()]
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined
}
