// The name of the open file, and what can be done with it as a whole.
import { useState } from 'react'
import { ActionMenu, type Action } from './action-menu.tsx'
import { HistoryDialog } from './dialogs/history.tsx'
import { PageDialog, type PageAction } from './dialogs/page-actions.tsx'
import type { Library } from './use-library.ts'
import { discard, save } from './visit/disk.ts'
import { canShowForm } from './visit/state.ts'
import { useVisitState } from './visit/use-visit.ts'
import type { Visit } from './visit/visit.ts'

interface TitleBarProps {
  visit: Visit
  library: Library
  reopen: () => void
}

export function TitleBar({ visit, library, reopen }: TitleBarProps) {
  const { isChanged, isBusy, isTextShown } = useVisitState(visit, (state) => state)
  const { name } = visit.state.file
  const entry = library.list?.files.find((each) => each.name === name)
  return (
    <header className="title-bar">
      <div className="title">
        <h1>{entry?.title ?? name}</h1>
        <p>{entry?.path ?? name}</p>
      </div>
      <UndoButtons visit={visit} />
      <button
        type="button"
        className="primary"
        disabled={!isChanged || isBusy || blocksSaving(visit)}
        onClick={() => void save(visit).then(library.refresh)}
      >
        Save
      </button>
      <MoreMenu visit={visit} library={library} isTextShown={isTextShown} reopen={reopen} />
    </header>
  )
}

function blocksSaving(visit: Visit): boolean {
  return visit.state.problems.some((problem) => problem.blocksSaving)
}

function UndoButtons({ visit }: { visit: Visit }) {
  const canUndo = useVisitState(
    visit,
    ({ broken, edits }) => edits !== undefined && (broken !== undefined || edits.past.length > 0),
  )
  const canRedo = useVisitState(visit, ({ edits }) => (edits?.future.length ?? 0) > 0)
  return (
    <div className="undo" role="group" aria-label="Undo and redo">
      <button type="button" disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={() => visit.undo()}>
        Undo
      </button>
      <button type="button" disabled={!canRedo} aria-keyshortcuts="Control+Shift+Z" onClick={() => visit.redo()}>
        Redo
      </button>
    </div>
  )
}

type Open = PageAction | 'history'

function MoreMenu({ visit, library, isTextShown, reopen }: TitleBarProps & { isTextShown: boolean }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { file, isChanged } = visit.state
  const entry = library.list?.files.find((each) => each.name === file.name)
  const opener = (label: string, dialog: Open): Action => ({ label, run: () => setOpen(dialog) })
  const pageActions = [
    opener('Duplicate the page', 'duplicate'),
    opener('Change the address', 'rename'),
    opener(entry?.isUnpublished ? 'List in search results' : 'Keep out of search results', 'publish'),
    opener('Remove the page', 'remove'),
  ]
  const actions: Action[] = [
    opener('History', 'history'),
    { label: 'Drop the changes', run: () => void discard(visit).then(library.refresh), isDisabled: !isChanged },
    {
      label: isTextShown ? 'Show the form' : 'Show the text of the file',
      run: () => visit.showText(!isTextShown),
      isDisabled: !canShowForm(visit.state),
    },
    ...(file.kind === 'page' ? pageActions : []),
  ]
  return (
    <>
      <button type="button" popoverTarget="more">
        More
      </button>
      <ActionMenu id="more" actions={actions} />
      {open === 'history' && <HistoryDialog visit={visit} onClose={close} />}
      {open && open !== 'history' && (
        <PageDialog
          action={open}
          visit={visit}
          library={library}
          onClose={close}
          onDone={() => {
            close()
            reopen()
          }}
        />
      )}
    </>
  )
}
