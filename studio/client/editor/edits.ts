// What the open file says, with every change since it was opened. Each function says what the state becomes.
import type { FileState } from '../../protocol.ts'
import { namesAround } from '../../json-schema/schema.ts'
import { withFormerApproval, withReadApprovals } from '../../values/approvals.ts'
import { setField, tidied } from '../../values/changes.ts'
import { around, isWithin, keysOf, valueAt, type FieldPath } from '../../values/path.ts'
import type { EditorState, Unread } from './state.ts'

/** Keys typed in one field with shorter pauses than this are undone together. */
const PAUSE_MS = 1200

/** A file as it is on disk, without what was typed here before. */
export function opened(state: Unread, file: FileState): EditorState {
  const { value } = file
  const unasked = { announcement: undefined, fault: undefined, conflict: undefined }
  return { ...state, ...unasked, file, value, versions: [{ value, path: '' }], at: 0 }
}

/**
 * With another value of the file, because of a change of the field at `path`. `time` is that of a key in a text, in
 * ms: it becomes part of the change before it in the same field.
 */
export function withValue(state: EditorState, value: unknown, path: FieldPath = '', time?: number): EditorState {
  const { versions, at } = state
  const last = versions[at]
  const goesOn = last?.path === path && time !== undefined && time - (last.time ?? 0) < PAUSE_MS
  const former = versions.slice(0, goesOn ? at : at + 1)
  return { ...state, announcement: undefined, value, versions: [...former, { value, path, time }], at: former.length }
}

/**
 * With another value of the field at `path`; undefined removes it. Parts of a list whose items change fold, because
 * they are known by their positions. `now` is in ms.
 */
export function withField(state: EditorState, path: FieldPath, value: unknown, now: number): EditorState {
  const { schema, value: all, open, versions, at } = state
  const [former, outer] = [path, around(path)].map((part) => valueAt(all, part))
  const next = setField(all, path, value, namesAround(schema, all, path))
  const [entry = ''] = keysOf(path)
  const before = versions.slice(0, at + 1).map((version) => version.value)
  const read = path.endsWith('/approvedBy') ? next : withFormerApproval(withReadApprovals(next, [all]), entry, before)
  const isTyped = typeof value === 'string' && typeof former === 'string'
  const edited = withValue(state, read, path, isTyped ? now : undefined)
  const list = Array.isArray(former) ? path : value === undefined && Array.isArray(outer) ? around(path) : undefined
  if (list === undefined) return edited
  return { ...edited, open: new Set([...open].filter((part) => part === list || !isWithin(list, part))) }
}

/** Without what nobody means to type, such as a space at the end. */
export function tidy(state: EditorState): EditorState {
  const value = tidied(state.value, state.file.value)
  return value === state.value ? state : withValue(state, value)
}

/** After undo (-1) or redo (1), with the field that differs; undefined when there is no such version. */
export function undoRedo(state: EditorState, by: -1 | 1): { state: EditorState; path: FieldPath } | undefined {
  const { versions, at } = state
  const [now, next] = [versions[at], versions[at + by]]
  if (!now || !next) return undefined
  return { state: { ...state, value: next.value, at: at + by }, path: (by < 0 ? now : next).path }
}
