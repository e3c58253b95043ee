// What is around the control of a field: its label, hint and problems, and the ids that tie them together.
import type { AriaAttributes, ReactNode } from 'react'
import { useProblems } from '../context.ts'
import type { FieldPath } from '../../values/path.ts'
import { fieldId } from '../editor/editor.ts'

interface FrameProps {
  path: FieldPath
  label: string
  hint?: string | undefined
  /** Shown at the end of the line of the label. */
  aside?: ReactNode
  /** True where the label comes after the control, as with a checkbox. */
  isReversed?: boolean
  /** True where the label is not shown. */
  isBare?: boolean | undefined
  /** The control, with attributes so that its label, hint and problems belong to it. */
  children: (control: AriaAttributes & { id: string }) => ReactNode
}

export function Frame({ path, label, hint, aside, isReversed = false, isBare = false, children }: FrameProps) {
  const isWrong = useProblems(path).length > 0
  const id = fieldId(path)
  const control = children({
    id,
    'aria-label': isBare ? label : undefined,
    'aria-describedby': [isWrong && `${id}!`, hint && `${id}?`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
  })
  return (
    <div className="field">
      {(!isBare || aside) && (
        <div className="field-head">
          {isReversed && control}
          {!isBare && <label htmlFor={id}>{label}</label>}
          {aside}
        </div>
      )}
      {!isReversed && control}
      <Problems path={path} />
      {hint && (
        <p className="hint" id={`${id}?`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The problems of a field, or of a group or a list as a whole. Nothing if there are none. */
export function Problems({ path }: { path: FieldPath }) {
  const problems = useProblems(path)
  if (problems.length === 0) return null
  return (
    <ul className="problems" id={`${fieldId(path)}!`}>
      {problems.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
