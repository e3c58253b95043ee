// What every part of a form needs: the editor that it edits, and the component of its fields.
import { createContext, use, type ComponentType } from 'react'
import type { FieldPath } from '../../values/path.ts'
import type { Schema } from '../../schema/schema.ts'
import { useEditorState, type Editor } from '../editor/editor.ts'
import { problemsWithin } from '../editor/state.ts'

export interface Form {
  editor: Editor
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
  // As one text, which is the same until a message changes.
  const messages = useEditorState(useForm().editor, (state) => {
    const own = problemsWithin(state, path).filter((problem) => problem.path === path)
    return own.map(({ message }) => message).join('\n')
  })
  return messages.split('\n').filter(Boolean)
}

/** Number of problems of a group and of everything inside it. */
export function useProblemCount(path: FieldPath): number {
  return useEditorState(useForm().editor, (state) => problemsWithin(state, path).length)
}
