// What an editor knows about its file. Everything in it is replaced, never mutated.
import type { Draft, FieldProblem, FileState, ShownFile } from '../../protocol.ts'
import type { ChangedTwice } from '../../yaml/merge.ts'
import type { YamlFile } from '../../yaml/yaml-file.ts'
import { begin, type Edits } from './edits.ts'
import { pathText } from './paths.ts'

/** Somebody else saved the file, and changed fields that were changed here. */
export interface Conflict {
  /** The file as it is now. */
  file: FileState
  /** It with every change from here. */
  merged: YamlFile
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
  /** Messages of the problems of this file by field, one a line: a component can compare texts. */
  readonly byField: ReadonlyMap<string, string>
  /** Problems of all files. */
  readonly problems: readonly FieldProblem[]
  readonly shown: ShownFile | undefined
  /** Screens of a phone that the page needs, once it is shown. */
  readonly screens: number | undefined
  /** Why the last request failed. */
  readonly fault: string | undefined
  /** Why the last change of a field could not be made. */
  readonly refused: string | undefined
  readonly conflict: Conflict | undefined
  /** What somebody else changed meanwhile. */
  readonly news: string | undefined
  /** A draft of an earlier editor that was never saved. */
  readonly offered: Draft | undefined
  /** What happened, for people who do not see the form. */
  readonly said: string | undefined
  /** Id of the element that gets the focus once it is rendered. */
  readonly focus: { id: string } | undefined
}

/** The text of the file as it would be saved. */
export function textOf({ edits, file }: EditorState): string {
  return edits?.file.text ?? file.text
}

/** What the file says. */
export function valueOf({ edits }: EditorState): unknown {
  return edits?.file.value
}

/** The state of a file that was just read. Its draft is not applied yet. */
export function stateOf(file: FileState): EditorState {
  const edits = file.broken ? undefined : begin(file.text)
  return {
    file,
    edits,
    isChanged: false,
    isBusy: false,
    open: new Set(),
    isChecked: false,
    byField: new Map(),
    problems: [],
    shown: undefined,
    screens: undefined,
    fault: undefined,
    refused: undefined,
    conflict: undefined,
    news: undefined,
    offered: file.draft && file.draft.text !== file.text ? file.draft : undefined,
    said: undefined,
    focus: undefined,
  }
}

/** The messages of problems by the path of their field. */
export function messagesByField(problems: readonly FieldProblem[]): Map<string, string> {
  const lists = Map.groupBy(problems, ({ path }) => pathText(path))
  return new Map([...lists].map(([field, list]) => [field, list.map(({ message }) => message).join('\n')]))
}
