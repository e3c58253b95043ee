// What the parts of the studio share: the site, the open file with its form, and the dialog over both.
import { createContext, use, useSyncExternalStore, type ComponentType } from 'react'
import type { Schema } from '../json-schema/schema.ts'
import type { Reads } from '../server/answer.ts'
import type { FieldPath } from '../values/path.ts'
import type { Editor } from './editor/editor.ts'
import { problemsWithin, type EditorState } from './editor/state.ts'
import type { Quoted } from './form/chips.ts'

/** What every control of the form receives. */
export interface FieldProps {
  schema: Schema
  value: unknown
  path: FieldPath
  label: string
  isRequired: boolean
  /** True where the part around the field already shows its name: a group has no frame, a text no visible label. */
  isBare?: boolean | undefined
}

export interface Shared {
  /** The files of the site. */
  list: Reads['files'] | undefined
  /** What is saved and not live yet; undefined without Git. */
  waiting: Reads['waiting'] | undefined
  /** Who has signed in; null on a computer of one's own. */
  me: Reads['me'] | undefined
  /** The names that fields may use. */
  choices: Reads['choices'] | undefined
  /** The choices of tokens by token. */
  quoted: Quoted
  /** The name of the open file. */
  file: string | undefined
  /** The open file, once it is read. */
  editor: Editor | undefined
  /** The component of any field. Groups and lists render their inner fields with it. */
  Field: ComponentType<FieldProps>
  openDialog: <Props extends object>(dialog: ComponentType<Props>, props: Props) => void
  closeDialog: () => void
}

export const StudioContext = createContext<Shared | undefined>(undefined)

export function useStudio(): Shared {
  const shared = use(StudioContext)
  if (!shared) throw new Error('This part belongs inside the studio.')
  return shared
}

/** The same for what is there only while a file is open. */
export function useForm(): Shared & { editor: Editor } {
  const { editor, ...shared } = useStudio()
  if (!editor) throw new Error('This part belongs beside an open file.')
  return { ...shared, editor }
}

/** A part of the state of the open file. The component renders again only when that part changes. */
export function useEditorState<Part>(read: (state: EditorState) => Part): Part {
  const { editor } = useForm()
  return useSyncExternalStore(editor.subscribe, () => read(editor.state))
}

/** The messages of the problems of one field. */
export function useProblems(path: FieldPath): readonly string[] {
  // As one text, which is the same until a message changes.
  const messages = useEditorState((state) => {
    const own = problemsWithin(state, path).filter((problem) => problem.path === path)
    return own.map(({ message }) => message).join('\n')
  })
  return messages.split('\n').filter(Boolean)
}
