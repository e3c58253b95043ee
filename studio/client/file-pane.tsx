// The open file: its title and actions, its problems, its form, and whether it is saved and checked.
import { useEffect, useId } from 'react'
import { useEditorState, useForm } from './context.ts'
import { ConflictDialog } from './dialogs/conflict.tsx'
import { save } from './editor/save.ts'
import { FileForm } from './file-form.tsx'
import { counted } from './form/frame.tsx'
import { ProblemList } from './problem-list.tsx'
import { TitleBar } from './title-bar.tsx'

/** `field` is the one to begin with, as the address has it. */
export function FilePane({ field }: { field: string | undefined }) {
  const { editor } = useForm()
  const broken = useEditorState(({ file, value }) => value === undefined && file.broken)
  const conflict = useEditorState((state) => state.conflict)
  useEffect(() => {
    if (field) editor.show(field)
  }, [editor, field])
  useKeys()
  return (
    <>
      <TitleBar />
      <div className="file-scroll">
        <Problems />
        {broken ? (
          <p className="notice wrong">This file can’t be read. Ask your engineer to fix it. {broken}</p>
        ) : (
          <FileForm />
        )}
      </div>
      <StatusLine />
      {conflict && <ConflictDialog conflict={conflict} />}
    </>
  )
}

/** The problems of the site: those that block saving first, and those of other files last. */
function Problems() {
  const problems = useEditorState((state) => state.problems)
  const { editor } = useForm()
  const id = useId()
  if (problems.length === 0) return null
  const { name } = editor.state.file
  const rank = ({ file, blocksSaving }: (typeof problems)[number]) => (file !== name ? 2 : blocksSaving ? 0 : 1)
  const blocking = problems.filter((problem) => rank(problem) === 0)
  return (
    <section className="notice wrong" aria-labelledby={id}>
      <h2 id={id}>
        {blocking.length > 0
          ? `${counted(blocking.length, 'problem')} to fix before you can save`
          : `${counted(problems.length, 'problem')} to fix before you can hand over`}
      </h2>
      {blocking.length > 0 && <p>Until then, the live page shows your last version without them.</p>}
      <ProblemList problems={problems.toSorted((a, b) => rank(a) - rank(b))} />
    </section>
  )
}

/** What staff must know at any time: whether the work is saved, whether it has problems, and what happened last. */
function StatusLine() {
  const { isChanged, isBusy, isChecked, problems, shown, said, ...state } = useEditorState((all) => all)
  const fault = state.fault ?? state.checkFault
  const { length } = shown
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
      <p role="status">{said}</p>
      {length && (
        <p data-state={length.words > length.most ? 'wrong' : undefined}>
          {length.words} of at most {length.most} words
        </p>
      )}
    </footer>
  )
}

/**
 * Ctrl+Shift+F leads to Find, and Ctrl+S saves. Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) undo and redo everything, not
 * only the text in focus.
 */
function useKeys(): void {
  const { editor } = useForm()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if ((event.target as Element).closest('dialog, .menu-pane')) return
      const key = event.key.toLowerCase()
      const find = event.shiftKey && key === 'f' && document.querySelector<HTMLElement>('.menu-head input')
      if (!find && !['s', 'z', 'y'].includes(key)) return
      event.preventDefault()
      if (find) find.focus()
      else if (key === 's') void save(editor)
      else editor.travel(key === 'z' && !event.shiftKey ? -1 : 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [editor])
}
