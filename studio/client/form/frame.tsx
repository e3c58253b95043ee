// What is around fields: the label, hint and problems of one field, and parts that fold.
import type { AriaAttributes, ReactNode } from 'react'
import { useEditorState, useForm, useProblems, type FieldProps } from '../context.ts'
import { counted } from '../../json-schema/labels.ts'
import type { FieldPath } from '../../values/path.ts'
import { fieldId } from '../editor/editor.ts'
import { problemsWithin } from '../editor/state.ts'

interface FrameProps extends Pick<FieldProps, 'path' | 'label' | 'isBare'> {
  hint?: string | undefined
  /** Shown at the end of the line of the label. */
  aside?: ReactNode
  /** True where the label comes after the control, as with a checkbox. */
  isReversed?: boolean
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
        <p className="small-print hint" id={`${id}?`}>
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

interface DisclosureProps {
  path: FieldPath
  title: string
  /** What kind of thing it is, in a word or two. */
  kind?: string | undefined
  /** A short note at the end of the line. */
  note?: ReactNode
  children: ReactNode
}

/** A part of the form that opens and closes. Closed, it has no fields, so that long files stay fast. */
export function Disclosure({ path, title, kind, note, children }: DisclosureProps) {
  const { editor } = useForm()
  const isOpen = useEditorState(({ open }) => open.has(path))
  const problems = useEditorState((state) => problemsWithin(state, path).length)
  return (
    <details
      className="disclosure"
      id={fieldId(path)}
      open={isOpen}
      onToggle={({ currentTarget, target }) => currentTarget === target && editor.setOpen(path, currentTarget.open)}
    >
      <summary>
        <span className="disclosure-line cluster">
          {kind && <span className="small-print disclosure-kind">{kind}</span>}
          <span className="disclosure-title">{title}</span>
          {problems > 0 && <strong className="wrong-count">{counted(problems, 'problem')}</strong>}
          {note}
        </span>
      </summary>
      {isOpen && <div className="disclosure-body">{children}</div>}
    </details>
  )
}
