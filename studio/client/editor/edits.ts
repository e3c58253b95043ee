// The file that is open, with every change since it was opened. Undo returns to an older version of the file.
import type { FieldPath } from '../../protocol.ts'
import { openYaml, type YamlFile } from '../../yaml/yaml-file.ts'

/** Keys typed in one field with shorter pauses than this (ms) are undone together. */
const PAUSE = 1200

interface Step {
  file: YamlFile
  /** The field that changed after this version. */
  path: FieldPath
}

export interface Edits {
  readonly file: YamlFile
  /** What the file on disk says. */
  readonly saved: unknown
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** The field that was typed in last, and when. */
  readonly typing?: { path: FieldPath; at: number } | undefined
}

/** The edits of a file that was just read. */
export function begin(text: string): Edits {
  const file = openYaml(text)
  return { file, saved: file.value, past: [], future: [] }
}

export function withEdit(edits: Edits, file: YamlFile, path: FieldPath): Edits {
  return { file, saved: edits.saved, past: [...edits.past, { file: edits.file, path }], future: [] }
}

/** Like `withEdit`, for one key of a text: it becomes part of the change before it in the same field. */
export function withTyping(edits: Edits, file: YamlFile, path: FieldPath, now: number): Edits {
  const { typing, past } = edits
  const goesOn = typing !== undefined && past.length > 0 && typing.path === path && now - typing.at < PAUSE
  const next = goesOn ? { ...edits, file, future: [] } : withEdit(edits, file, path)
  return { ...next, typing: { path, at: now } }
}

/** The edits after undo or redo, and the field that differs; undefined when there is no step. */
export function travelled(edits: Edits, to: 'past' | 'future'): { edits: Edits; path: FieldPath } | undefined {
  const step = edits[to].at(-1)
  if (!step) return undefined
  const back = { file: edits.file, path: step.path }
  const { file, path } = step
  const past = to === 'past' ? edits.past.slice(0, -1) : [...edits.past, back]
  const future = to === 'future' ? edits.future.slice(0, -1) : [...edits.future, back]
  return { edits: { file, saved: edits.saved, past, future }, path }
}
