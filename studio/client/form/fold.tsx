// A part of the form that opens and closes. Closed, it has no fields, so that long files stay fast.
import type { ReactNode } from 'react'
import { useEditorState, useForm, useProblemCount } from '../context.ts'
import type { FieldPath } from '../../values/path.ts'
import { fieldId } from '../editor/editor.ts'

interface FoldProps {
  path: FieldPath
  title: string
  /** What kind of thing it is, in a word or two. */
  kind?: string | undefined
  /** A short note at the end of the line. */
  note?: ReactNode
  children: ReactNode
}

export function Fold({ path, title, kind, note, children }: FoldProps) {
  const { editor } = useForm()
  const isOpen = useEditorState(({ open }) => open.has(path))
  const problems = useProblemCount(path)
  return (
    <details
      className="fold"
      id={fieldId(path)}
      open={isOpen}
      onToggle={({ currentTarget, target }) => currentTarget === target && editor.setOpen(path, currentTarget.open)}
    >
      <summary>
        <span className="fold-line">
          {kind && <span className="fold-kind">{kind}</span>}
          <span className="fold-title">{title}</span>
          {problems > 0 && <strong className="wrong-count">{counted(problems, 'problem')}</strong>}
          {note}
        </span>
      </summary>
      {isOpen && <div className="fold-body">{children}</div>}
    </details>
  )
}

/** `1 problem`, `2 problems`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
