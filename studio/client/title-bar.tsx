// The name of the open file, and what can be done with it as a whole.
import { useEffect, useRef, useState } from 'react'
import { ActionMenu, type Action } from './action-menu.tsx'
import { HistoryDialog } from './dialogs/history.tsx'
import { PageDialog, type PageAction } from './dialogs/page-actions.tsx'
import { useSite } from './site.ts'
import { discard, save } from './editor/save.ts'
import { valueOf } from './editor/state.ts'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

export function TitleBar({ editor }: { editor: Editor }) {
  const { list } = useSite()
  const { isChanged, isBusy } = useEditorState(editor, (state) => state)
  const { name } = editor.state.file
  const entry = list?.files.find((each) => each.name === name)
  const title = entry?.title ?? 'File'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} – Edit the website`
  }, [title])
  useEffect(() => {
    // Somebody chose it from the list with a key: the next key is for the form.
    if (document.activeElement?.closest('.menu-groups')) heading.current?.focus()
  }, [])
  return (
    <header className="title-bar" data-file={name}>
      <div className="title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {entry?.path && <p>{entry.path}</p>}
      </div>
      <UndoButtons editor={editor} />
      <button
        type="button"
        className="primary"
        disabled={!isChanged || isBusy || blocksSaving(editor)}
        onClick={() => void save(editor)}
      >
        Save
      </button>
      {valueOf(editor.state) !== undefined && <MoreMenu editor={editor} />}
    </header>
  )
}

function blocksSaving({ state: { problems, file } }: Editor): boolean {
  return problems.some((problem) => problem.blocksSaving && problem.file === file.name)
}

function UndoButtons({ editor }: { editor: Editor }) {
  const canUndo = useEditorState(editor, ({ edits }) => (edits?.past.length ?? 0) > 0)
  const canRedo = useEditorState(editor, ({ edits }) => (edits?.future.length ?? 0) > 0)
  return (
    <div className="undo" role="group" aria-label="Undo and redo">
      <button type="button" disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={() => editor.travel('past')}>
        Undo
      </button>
      <button
        type="button"
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => editor.travel('future')}
      >
        Redo
      </button>
    </div>
  )
}

type Open = PageAction | 'history'

function MoreMenu({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { file, isChanged } = editor.state
  const opener = (label: string, dialog: Open): Action => ({ label, run: () => setOpen(dialog) })
  const pageActions = [opener('Change the address', 'rename'), opener('Remove the page', 'remove')]
  const actions: Action[] = [
    opener('History', 'history'),
    { label: 'Discard the changes', run: () => void discard(editor), isDisabled: !isChanged },
    ...(file.kind === 'page' ? pageActions : []),
  ]
  return (
    <>
      <button type="button" popoverTarget="more">
        More
      </button>
      <ActionMenu id="more" actions={actions} />
      {open === 'history' && <HistoryDialog editor={editor} onClose={close} />}
      {open && open !== 'history' && <PageDialog action={open} editor={editor} onClose={close} />}
    </>
  )
}
