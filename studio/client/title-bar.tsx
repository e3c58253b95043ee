// The name of the open file, and what can be done with it as a whole.
import { useState } from 'react'
import { HistoryDialog } from './dialogs/history.tsx'
import { PageDialog, type PageAct } from './dialogs/page-acts.tsx'
import { placeMenu } from './menu-place.ts'
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

type Open = PageAct | 'history'

function MoreMenu({ visit, library, isTextShown, reopen }: TitleBarProps & { isTextShown: boolean }) {
  const [open, setOpen] = useState<Open>()
  const { file } = visit.state
  const entry = library.list?.files.find((each) => each.name === file.name)
  const isPage = file.kind === 'page'
  const acts: { label: string; open?: Open; act?: () => void; isOff?: boolean }[] = [
    { label: 'History', open: 'history' },
    {
      label: 'Drop the changes',
      act: () => void discard(visit).then(library.refresh),
      isOff: !visit.state.isChanged,
    },
    {
      label: isTextShown ? 'Show the form' : 'Show the text of the file',
      act: () => visit.showText(!isTextShown),
      isOff: !canShowForm(visit.state),
    },
    ...(isPage
      ? [
          { label: 'Duplicate the page', open: 'duplicate' as const },
          { label: 'Change the address', open: 'rename' as const },
          {
            label: entry?.isUnpublished ? 'List in search results' : 'Keep out of search results',
            open: 'publish' as const,
          },
          { label: 'Remove the page', open: 'remove' as const },
        ]
      : []),
  ]
  return (
    <>
      <button type="button" popoverTarget="more" className="more">
        More
      </button>
      <div
        className="menu"
        id="more"
        popover="auto"
        onToggle={({ currentTarget, newState }) => placeMenu(currentTarget, newState)}
      >
        {acts.map(({ label, open: opens, act, isOff = false }) => (
          <button
            key={label}
            type="button"
            disabled={isOff}
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              act?.()
              if (opens) setOpen(opens)
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {open === 'history' && <HistoryDialog visit={visit} onClose={() => setOpen(undefined)} />}
      {open && open !== 'history' && (
        <PageDialog
          act={open}
          visit={visit}
          library={library}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            reopen()
          }}
        />
      )}
    </>
  )
}
