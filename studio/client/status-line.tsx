// What staff must know at any time: whether the work is saved, what is wrong, and how long the page is.
import type { ReactNode } from 'react'
import { counted } from './form/fold.tsx'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

export function StatusLine({ editor }: { editor: Editor }) {
  const { isChanged, isBusy, isChecked, problems, shown, screens, fault } = useEditorState(editor, (state) => state)
  const { counts, limits } = shown ?? {}
  return (
    <footer className="status">
      <p role="status">
        <span data-state={fault ? 'wrong' : isChanged ? 'changed' : 'saved'}>
          {fault ?? (isBusy ? 'Saving' : isChanged ? 'Not saved yet; your draft is kept' : 'Saved')}
        </span>
        <span data-state={isChecked && problems.length > 0 ? 'wrong' : undefined}>
          {isChecked ? (problems.length > 0 ? counted(problems.length, 'problem') : 'No problems') : 'Checking'}
        </span>
      </p>
      {counts && (
        <p>
          <Count name="Words" value={counts.words} most={limits?.words} />
          {screens !== undefined && <Count name="Phone screens" value={round(screens)} most={limits?.screens} />}
        </p>
      )}
    </footer>
  )
}

function Count({ name, value, most }: { name: string; value: number; most: number | undefined }): ReactNode {
  const isOver = most !== undefined && value > most
  return (
    <span data-state={isOver ? 'wrong' : undefined}>
      {name} <strong>{value}</strong> {most !== undefined && `of ${most}`}
      {isOver && ', too many'}
    </span>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
