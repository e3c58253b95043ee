// The value of the open file, with every change since it was opened. Undo returns to an older version.
import { setField } from '../../values/changes.ts'
import { isSame } from '../../values/merge.ts'
import { isGroup, valueAt, type FieldPath } from '../../values/path.ts'

/** Keys typed in one field with shorter pauses than this (ms) are undone together. */
const PAUSE = 1200

interface Version {
  value: unknown
  /** The field that changed. */
  path: FieldPath
  /** When, if a key changed it. */
  time?: number | undefined
}

export interface Edits {
  readonly value: unknown
  /** The value of the file at the start, and after each change. */
  readonly versions: readonly Version[]
  /** Which of them `value` is. */
  readonly at: number
}

/** The edits of a file that was just read. */
export function begin(value: unknown): Edits {
  return { value, versions: [{ value, path: '' }], at: 0 }
}

/** `time` is that of a key in a text: it becomes part of the change before it in the same field. */
export function withEdit({ versions, at }: Edits, value: unknown, path: FieldPath, time?: number): Edits {
  const last = versions[at]
  const goesOn = last?.path === path && time !== undefined && time - (last.time ?? 0) < PAUSE
  const former = versions.slice(0, goesOn ? at : at + 1)
  return { value, versions: [...former, { value, path, time }], at: former.length }
}

/** The edits after undo (-1) or redo (1), and the field that differs; undefined when there is no such version. */
export function travelled({ versions, at }: Edits, by: -1 | 1): { edits: Edits; path: FieldPath } | undefined {
  const [now, next] = [versions[at], versions[at + by]]
  if (!now || !next) return undefined
  const { path } = by < 0 ? now : next
  return { edits: { value: next.value, versions, at: at + by }, path }
}

/**
 * `value`, in which an entry stays approved only if one of `read` has the same approval of the same words. Nobody has
 * read other words. The review date and open questions are no part of what is approved.
 */
export function withReadApprovals(value: unknown, read: readonly unknown[]): unknown {
  const approved = (entry: unknown) => isGroup(entry) && { ...entry, reviewBy: undefined, open: undefined }
  const isRead = (key: string, entry: unknown) =>
    read.some((each) => isSame(approved(valueAt(each, key)), approved(entry)))
  const ended = Object.entries(isGroup(value) ? value : {}).filter(
    ([key, entry]) => isGroup(entry) && entry['approvedBy'] && !isRead(key, entry),
  )
  return ended.reduce<unknown>((all, [key]) => setField(all, `${key}/approvedBy`, null), value)
}
