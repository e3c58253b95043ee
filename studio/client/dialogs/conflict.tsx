// The file changed outside the studio: shows both versions, so that staff choose one.
import { useMemo } from 'react'
import { openKept } from '../../yaml/kept.ts'
import type { Library } from '../use-library.ts'
import { differences } from '../visit/differences.ts'
import { save, takeTheirs } from '../visit/disk.ts'
import { textOf, valueOf } from '../visit/state.ts'
import { useVisitState } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { WordsChanged } from '../words-changed.tsx'
import { Dialog } from './dialog.tsx'

export function ConflictDialog({ visit, library }: { visit: Visit; library: Library }) {
  const conflict = useVisitState(visit, (state) => state.conflict)
  const mine = useVisitState(visit, textOf)
  const fault = useVisitState(visit, (state) => state.fault)
  const theirs = conflict?.text ?? ''
  const words = useMemo(() => between(theirs, mine), [theirs, mine])
  return (
    <Dialog title="This file changed outside the studio" isWide onClose={() => visit.change({ conflict: undefined })}>
      <p>{conflict?.message} Choose which version stays. “Before” is the version on disk, and “After” is yours.</p>
      {words ? (
        <WordsChanged words={words} root={visit.schema} value={valueOf(visit.state)} />
      ) : (
        <div className="versions">
          <pre tabIndex={0} role="group" aria-label="Version on disk">
            {theirs}
          </pre>
          <pre tabIndex={0} role="group" aria-label="Your version">
            {mine}
          </pre>
        </div>
      )}
      <div role="alert">{fault && <p className="notice wrong">{fault}</p>}</div>
      <div className="dialog-acts">
        <button type="button" onClick={() => void save(visit, conflict?.base).then(library.refresh)}>
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

/** Null if one of them is no YAML. */
function between(before: string, after: string) {
  try {
    return differences(openKept(before).value, openKept(after).value)
  } catch {
    return null
  }
}
