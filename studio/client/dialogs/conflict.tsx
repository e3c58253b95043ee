// The file changed outside the studio: shows what differs, so that staff choose a version.
import { useMemo } from 'react'
import type { Conflict } from '../../protocol.ts'
import { wordChanges } from '../../yaml/word-changes.ts'
import type { Library } from '../use-library.ts'
import { save, takeTheirs } from '../visit/disk.ts'
import { textOf, valueOf } from '../visit/state.ts'
import { useVisitState } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { WordsChanged } from '../words-changed.tsx'
import { Dialog } from './dialog.tsx'

interface ConflictDialogProps {
  conflict: Conflict
  visit: Visit
  library: Library
}

export function ConflictDialog({ conflict, visit, library }: ConflictDialogProps) {
  const mine = useVisitState(visit, textOf)
  const fault = useVisitState(visit, (state) => state.fault)
  const words = useMemo(() => wordChanges(conflict.text, mine), [conflict, mine])
  return (
    <Dialog title="This file changed outside the studio" isWide onClose={() => visit.change({ conflict: undefined })}>
      <p>{conflict.message} Which version stays? “Before” is the one on disk, and “After” is yours.</p>
      <WordsChanged words={words} root={visit.schema} value={valueOf(visit.state)} />
      <div role="alert">{fault && <p className="notice wrong">{fault}</p>}</div>
      <div className="dialog-actions">
        <button type="button" onClick={() => void save(visit, conflict.base).then(library.refresh)}>
          Save mine over it
        </button>
        <button type="button" onClick={() => takeTheirs(visit)}>
          Take the version on disk
        </button>
        <button type="button" onClick={() => visit.change({ conflict: undefined })}>
          Decide later
        </button>
      </div>
      <p className="hint">Undo gets your version back after you took the one on disk.</p>
    </Dialog>
  )
}
