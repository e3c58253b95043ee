// What the open file says, with every change since it was opened. Undo returns to an older version.
import { around, isGroup, valueAt, type FieldPath } from '../../values/path.ts'
import { setField } from '../../values/changes.ts'

/** Keys typed in one field with shorter pauses than this (ms) are undone together. */
const PAUSE = 1200

interface Step {
  value: unknown
  /** The field that changed after this version. */
  path: FieldPath
}

export interface Edits {
  readonly value: unknown
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** The field that was typed in last, and when. */
  readonly typing?: { path: FieldPath; at: number } | undefined
}

/** The edits of a file that was just read. */
export function begin(value: unknown): Edits {
  return { value, past: [], future: [], typing: undefined }
}

/** `at` is the time of a key in a text: it becomes part of the change before it in the same field. */
export function withEdit({ typing, past, ...edits }: Edits, value: unknown, path: FieldPath, at?: number): Edits {
  const goesOn = at !== undefined && past.length > 0 && typing?.path === path && at - typing.at < PAUSE
  return {
    value,
    past: goesOn ? past : [...past, { value: edits.value, path }],
    future: [],
    typing: at === undefined ? undefined : { path, at },
  }
}

/** The edits after undo or redo, and the field that differs; undefined when there is no step. */
export function travelled(
  { value: now, past, future }: Edits,
  to: 'past' | 'future',
): { edits: Edits; path: FieldPath } | undefined {
  const steps = { past, future }
  const step = steps[to].at(-1)
  if (!step) return undefined
  const { value, path } = step
  const from = to === 'past' ? 'future' : 'past'
  const other = [...steps[from], { value: now, path }]
  const edits = { value, ...steps, [to]: steps[to].slice(0, -1), [from]: other, typing: undefined }
  return { edits, path }
}

/** Fields that are no part of what is approved. */
const ABOUT_APPROVAL = /(?:^|\/)(?:approvedBy|reviewBy|open)$/

/** An approval is for the words that somebody read: it ends when the field at `path` of its group has changed. */
export function withoutApproval(value: unknown, path: FieldPath): unknown {
  const group = valueAt(value, around(path))
  if (!isGroup(group) || !group['approvedBy'] || ABOUT_APPROVAL.test(path)) return value
  return setField(value, `${around(path)}/approvedBy`, null)
}
