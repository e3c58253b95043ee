// The file that is open: its title and actions, its problems, and its form.
import { useEffect } from 'react'
import { ConflictDialog } from './dialogs/conflict.tsx'
import { FileForm } from './file-form.tsx'
import { FileText } from './file-text.tsx'
import { Notices } from './notices.tsx'
import { StatusLine } from './status-line.tsx'
import { TitleBar } from './title-bar.tsx'
import type { Library } from './use-library.ts'
import type { Opened } from './use-open-visit.ts'
import { PictureTools } from './pictures/picture-tools.tsx'
import { save } from './visit/disk.ts'
import { readPath } from './visit/paths.ts'
import { valueOf } from './visit/state.ts'
import { useVisitState } from './visit/use-visit.ts'
import type { Visit } from './visit/visit.ts'

interface DeskProps {
  opened: Opened
  library: Library
  screens: number | undefined
  /** The field to begin with, as the address has it. */
  field: string | undefined
}

export function Desk({ opened, library, screens, field }: DeskProps) {
  const { visit, fault, reopen } = opened
  if (fault) return <p role="alert">{fault}</p>
  if (!visit) return <p className="waiting">Opening the file.</p>
  return <OpenDesk visit={visit} library={library} screens={screens} field={field} reopen={reopen} />
}

type OpenDeskProps = Omit<DeskProps, 'opened'> & { visit: Visit; reopen: () => void }

function OpenDesk({ visit, library, screens, field, reopen }: OpenDeskProps) {
  const isTextShown = useVisitState(visit, (state) => state.isTextShown)
  const conflict = useVisitState(visit, (state) => state.conflict)
  useEffect(() => {
    if (field) visit.show(readPath(field, valueOf(visit.state)))
  }, [visit, field])
  useKeys(visit, library)
  return (
    <>
      <TitleBar visit={visit} library={library} reopen={reopen} />
      <div className="desk-scroll">
        <Notices visit={visit} library={library} />
        {visit.state.file.kind === 'images' && <PictureTools library={library} visit={visit} reopen={reopen} />}
        {isTextShown ? <FileText visit={visit} /> : <FileForm visit={visit} library={library} />}
      </div>
      <StatusLine visit={visit} screens={visit.state.file.kind === 'page' ? screens : undefined} />
      {conflict && <ConflictDialog conflict={conflict} visit={visit} library={library} />}
    </>
  )
}

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) undo and redo everything, not only the text in focus. */
function useKeys(visit: Visit, library: Library): void {
  const { refresh } = library
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if ((event.target as Element).closest('dialog, .menu-pane')) return
      const key = event.key.toLowerCase()
      const action = { s: 'save', z: event.shiftKey ? 'redo' : 'undo', y: 'redo' }[key]
      if (!action) return
      event.preventDefault()
      if (action === 'undo') visit.undo()
      else if (action === 'redo') visit.redo()
      else void save(visit).then(refresh)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [visit, refresh])
}
