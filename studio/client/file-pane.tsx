// The open file: its title and actions, its problems, its form, and whether it is saved and checked.
import { useEffect, useId } from 'react'
import { useEditorState, useForm } from './context.ts'
import { ConflictDialog } from './dialogs/conflict.tsx'
import { save } from './editor/save.ts'
import { FileForm } from './file-form.tsx'
import { counted } from '../json-schema/labels.ts'
import { ProblemList } from './problem-list.tsx'
import { shortcutOf } from './shortcut.ts'
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
  useLabels()
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
  const { isChanged, isBusy, isChecked, problems, shown, announcement, kept, value, ...state } = useEditorState(
    (all) => all,
  )
  const fault = state.fault ?? state.checkFault
  const { length } = shown
  return (
    <footer className="status cluster">
      <p className="cluster" role="status">
        <span data-state={fault ? 'wrong' : isChanged ? 'changed' : 'saved'}>
          {fault ?? (isBusy ? 'One moment' : isChanged ? 'Not saved yet' : 'Saved')}
        </span>
        <span data-state={isChecked && problems.length > 0 ? 'wrong' : undefined}>
          {isChecked ? (problems.length > 0 ? counted(problems.length, 'problem') : 'No problems') : 'Checking'}
        </span>
      </p>
      {isChanged && kept === value && <p>Your draft is kept</p>}
      <p role="status">{announcement}</p>
      {length && (
        <p data-state={length.words > length.most ? 'wrong' : undefined}>
          {length.words} of at most {length.most} words
        </p>
      )}
    </footer>
  )
}

/** The keys of an open file. Undo and redo are those of the whole file, not only of the text in focus. */
function useKeys(): void {
  const { editor } = useForm()
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      'Control+S': () => void save(editor),
      'Control+Z': () => editor.travel(-1),
      'Control+Shift+Z': () => editor.travel(1),
      'Control+Y': () => editor.travel(1),
      'Control+Shift+F': () => document.querySelector<HTMLElement>('.menu-head input')?.focus(),
    }
    const press = (event: KeyboardEvent) => {
      const [keys, target] = [shortcutOf(event), event.target as Element]
      const act = acts[keys]
      if (!act || target.closest('dialog, .menu-pane')) return
      // What is typed there is no part of the file, and the browser undoes it.
      if (/[YZ]$/.test(keys) && target.closest('.entries-find, .entries + form')) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [editor])
}

/** A click on a label leads to its field. The browser does that for an input, but not for a box with words. */
function useLabels(): void {
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      const label = (target as Element).closest('label')
      const box = label && document.getElementById(label.htmlFor)
      if (box?.isContentEditable) box.focus()
    }
    addEventListener('click', click)
    return () => removeEventListener('click', click)
  }, [])
}
