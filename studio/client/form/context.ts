// What every part of a form needs: the editor that it edits, and the names that fields may use.
import { createContext, use, type ComponentType } from 'react'
import { isWithin, type FieldPath } from '../../values/path.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Reads } from '../../server/answer.ts'
import { useEditorState, type Editor } from '../editor/editor.ts'
import type { Quoted } from './chips.ts'
import type { PickRequest } from './picker.tsx'

export interface Form {
  editor: Editor
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
  const messages = useEditorState(useForm().editor, ({ byField }) => byField.get(path))
  return messages?.split('\n') ?? []
}

/** Number of problems of a group and of everything inside it. */
export function useProblemCount(path: FieldPath): number {
  return useEditorState(useForm().editor, ({ byField }) => {
    const inside = [...byField].filter(([field]) => isWithin(path, field))
    return inside.flatMap(([, messages]) => messages.split('\n')).length
  })
}
