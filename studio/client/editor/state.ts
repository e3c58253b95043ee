// What an editor knows about its file. Everything in it is replaced, never mutated.
import type { FieldProblem, FileState, ReadText, ShownFile } from '../../protocol.ts'
import type { ChangedTwice } from '../../values/merge.ts'
import { begin, type Edits } from './edits.ts'

/** Somebody else saved the file, and changed fields that were changed here. */
export interface Conflict {
  /** The file as it is now. */
  file: FileState
  /** What it says with every change from here. */
  merged: unknown
  twice: readonly ChangedTwice[]
}

export interface EditorState {
  /** The file as it was on disk when the changes began. */
  readonly file: FileState
  /** Undefined if the file on disk is not YAML: then there is no form. */
  readonly edits: Edits | undefined
  readonly isChanged: boolean
  readonly isBusy: boolean
  /** Folded parts that are open, by path. */
  readonly open: ReadonlySet<string>
  /** Whether `problems` are those of the text as it is now. */
  readonly isChecked: boolean
  /** Problems of all files. */
  readonly problems: readonly FieldProblem[]
  /** Messages of the problems of this file by field, one a line: a component can compare texts. */
  readonly byField: ReadonlyMap<string, string>
  /** What a visitor reads on the live page, once it has the text as it is now. */
  readonly texts: readonly ReadText[]
  readonly length: ShownFile['length']
  /** Why the last request or change failed. */
  readonly fault: string | undefined
  readonly conflict: Conflict | undefined
  /** What happened last, in words. */
  readonly said: string | undefined
  /** Id of the element that gets the focus once it is rendered. */
  readonly focus: { id: string } | undefined
}

/** What the file says. Undefined if the file on disk is not YAML. */
export function valueOf({ edits }: EditorState): unknown {
  return edits?.value
}

/** The state of a file that was just read. */
export function stateOf(file: FileState): EditorState {
  return {
    file,
    edits: file.broken ? undefined : begin(file.value),
    isChanged: false,
    isBusy: false,
    open: new Set(),
    isChecked: false,
    problems: [],
    byField: new Map(),
    texts: [],
    length: undefined,
    fault: undefined,
    conflict: undefined,
    said: undefined,
    focus: undefined,
  }
}
