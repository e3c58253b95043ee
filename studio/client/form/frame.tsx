// What is around the control of a field: its label, hint and problems, and the ids that tie them together.
import type { ReactNode } from 'react'
import type { FieldPath } from '../../protocol.ts'
import { fieldId, pathText } from '../editor/paths.ts'
import { useProblems } from './context.ts'

/** Attributes for a control, so that its label, hint and problems belong to it. */
export interface ControlProps {
  id: string
  'data-path': string
  'aria-label': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FrameProps {
  path: FieldPath
  label: string
  hint?: string | undefined
  /** Shown at the end of the line of the label. */
  aside?: ReactNode
  /** A button on the line of the label. The Tab key reaches it after the control. */
  tool?: ReactNode
  /** Shown below the control. */
  after?: ReactNode
  /** True where the label comes after the control, as with a checkbox. */
  isReversed?: boolean
  /** True where the label is not shown. */
  isBare?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

export function Frame({
  path,
  label,
  hint,
  aside,
  tool,
  after,
  isReversed = false,
  isBare = false,
  children,
}: FrameProps) {
  const problems = useProblems(path)
  const id = fieldId(path)
  const described = [problems.length > 0 && `${id}!`, hint && `${id}?`].filter(Boolean).join(' ')
  const control = children({
    id,
    'data-path': pathText(path),
    'aria-label': isBare ? label : undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': problems.length > 0 || undefined,
  })
  return (
    <div className="field">
      {!(isBare && !aside && !tool) && (
        <div className="field-head">
          {isReversed && control}
          {!isBare && <label htmlFor={id}>{label}</label>}
          {aside}
        </div>
      )}
      {!isReversed && control}
      {tool && <div className="field-tool">{tool}</div>}
      <ProblemList id={`${id}!`} problems={problems} />
      {hint && (
        <p className="hint" id={`${id}?`}>
          {hint}
        </p>
      )}
      {after}
    </div>
  )
}

/** The problems of a field, in words. Nothing if there are none. */
function ProblemList({ id, problems }: { id: string; problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="problems" id={id}>
      {problems.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

/** The problems of a group or a list as a whole. */
export function ProblemsOf({ path }: { path: FieldPath }) {
  return <ProblemList id={`${fieldId(path)}!`} problems={useProblems(path)} />
}
