// Adds a picture, or puts another file in the place of one.
import { useState } from 'react'
import type { Library } from '../use-library.ts'
import { useVisitState } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { PictureDialog } from './picture-dialog.tsx'

interface PictureToolsProps {
  visit: Visit
  library: Library
  reopen: () => void
}

export function PictureTools({ visit, library, reopen }: PictureToolsProps) {
  const isChanged = useVisitState(visit, (state) => state.isChanged)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="picture-tools">
      <button type="button" disabled={isChanged} onClick={() => setOpen(true)}>
        Add or replace a picture
      </button>
      {isChanged && <p className="hint">Save or drop your changes first.</p>}
      {isOpen && (
        <PictureDialog
          library={library}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            reopen()
          }}
        />
      )}
    </div>
  )
}
