// What an editor knows about its file. Everything in it is replaced, never mutated.
import type { FieldProblem, FileState, ShownFile } from '../../protocol.ts'
import type { Schema } from '../../json-schema/schema.ts'
import type { FieldConflict } from '../../values/merge.ts'
import { isWithin, type FieldPath } from '../../values/path.ts'

/** Somebody else saved the file, and changed fields that were changed here. */
export interface Conflict {
  /** The file as it is now. */
  file: FileState
  /** Its value with every change from here. */
  merged: unknown
  fields: readonly FieldConflict[]
}

/** What the file said after a change. */
interface Version {
  value: unknown
  /** The field that changed. */
  path: FieldPath
  /** When, if a key changed it. */
  time?: number | undefined
}

/** What there is to know before a file is read. */
export interface Unread {
  /** The schema of the file. */
  readonly schema: Schema
  /** Whether the form differs from the file. */
  readonly isChanged: boolean
  /** Whether a request that staff wait for is under way. */
  readonly isBusy: boolean
  /** Folded parts that are open, by path. */
  readonly open: ReadonlySet<string>
  /** Whether `problems` are those of the text as it is now. */
  readonly isChecked: boolean
  /** Problems of all files. */
  readonly problems: readonly FieldProblem[]
  /** What the server has last confirmed as the draft. While `value` is something else, it is in this window only. */
  readonly kept?: unknown
  /** What a visitor reads on the live page, once it has the text as it is now. */
  readonly shown: ShownFile
}

/** Nothing is typed, checked or shown yet. */
export const UNTOUCHED: Omit<Unread, 'schema' | 'open'> = {
  isChanged: false,
  isBusy: false,
  isChecked: false,
  problems: [],
  shown: { texts: [] },
}

export interface EditorState extends Unread {
  /** The file as it was on disk when the changes began. */
  readonly file: FileState
  /** Its value with the changes; undefined if the file on disk is not YAML: then there is no form. */
  readonly value: unknown
  /** The value at the start, and after each change. */
  readonly versions: readonly Version[]
  /** Which of them `value` is. */
  readonly at: number
  /** Why the last request or change failed. */
  readonly fault?: string | undefined
  /** Why the last check failed. */
  readonly checkFault?: string | undefined
  readonly conflict?: Conflict | undefined
  /** What happened last, in words. */
  readonly announcement?: string | undefined
  /** Id of the element that gets the focus once it is rendered. */
  readonly focus?: { id: string } | undefined
}

/** The problems of the open file with the field at `path`, or with a field inside it. */
export function problemsWithin({ file, problems }: EditorState, path: FieldPath): FieldProblem[] {
  return problems.filter((problem) => problem.file === file.name && isWithin(path, problem.path))
}
