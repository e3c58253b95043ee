// What every part of a form needs: the editor that it edits, its schema, and the names that fields may use.
import { createContext, use, type ComponentType } from 'react'
import type { FieldPath } from '../../protocol.ts'
import type { Reads } from '../../server/answer.ts'
import { pathText } from '../editor/paths.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import type { Editor } from '../editor/editor.ts'
import type { Quoted } from './chips.ts'
import type { PickRequest } from './picker.tsx'
import type { Schema } from '../../schema/schema.ts'

export interface Form {
  editor: Editor
  root: Schema
  choices: Reads['choices'] | undefined
  /** The choices of tokens by token. */
  quoted: Quoted
  /** A text with its tokens filled. */
  fillIn: (text: string) => string
  /** Opens the dialog that replaces a picture. */
  replacePicture: (name: string) => void
  /** Opens the dialog in which one of several options is picked. */
  pick: (request: PickRequest) => void
  /** The component of any field. Groups and lists render their inner fields with it. */
  Field: ComponentType<FieldProps>
}

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

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('This part belongs inside a form.')
  return form
}

/** The messages of the problems of one field. */
export function useProblems(path: FieldPath): readonly string[] {
  const { editor } = useForm()
  const messages = useEditorState(editor, ({ byField }) => byField.get(pathText(path)))
  return messages?.split('\n') ?? []
}

/** Number of problems of a group and of everything inside it. */
export function useProblemCount(path: FieldPath): number {
  const { editor } = useForm()
  const start = pathText(path)
  return useEditorState(editor, ({ byField }) => {
    let count = 0
    for (const [field, messages] of byField)
      if (field === start || field.startsWith(`${start}/`)) count += messages.split('\n').length
    return count
  })
}
