// Adds a picture, or puts another file in the place of one.
import { useState } from 'react'
import type { SiteIndex } from '../use-site-index.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import type { Editor } from '../editor/editor.ts'
import { PictureDialog } from './picture-dialog.tsx'

interface PictureToolsProps {
  editor: Editor
  siteIndex: SiteIndex
  reopen: () => void
}

export function PictureTools({ editor, siteIndex, reopen }: PictureToolsProps) {
  const isChanged = useEditorState(editor, (state) => state.isChanged)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="picture-tools">
      <button type="button" disabled={isChanged} onClick={() => setOpen(true)}>
        Add or replace a picture
      </button>
      {isChanged && <p className="hint">Save or drop your changes first.</p>}
      {isOpen && (
        <PictureDialog
          siteIndex={siteIndex}
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
