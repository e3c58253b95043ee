// The file changed outside the studio: shows what differs, so that staff choose a version.
import { useMemo } from 'react'
import type { Conflict } from '../../protocol.ts'
import { wordChanges } from '../../schema/word-changes.ts'
import type { SiteIndex } from '../use-site-index.ts'
import { save, acceptDiskVersion } from '../editor/save.ts'
import { textOf } from '../editor/state.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import type { Editor } from '../editor/editor.ts'
import { WordsChanged } from '../words-changed.tsx'
import { Dialog } from './dialog.tsx'

interface ConflictDialogProps {
  conflict: Conflict
  editor: Editor
  siteIndex: SiteIndex
}

export function ConflictDialog({ conflict, editor, siteIndex }: ConflictDialogProps) {
  const mine = useEditorState(editor, textOf)
  const fault = useEditorState(editor, (state) => state.fault)
  const words = useMemo(() => wordChanges(editor.schema, conflict.text, mine), [editor, conflict, mine])
  return (
    <Dialog
      title="This file changed outside the studio"
      isWide
      onClose={() => editor.change({ conflict: undefined })}
    >
      <p>{conflict.message} Which version do you want? “Before” is the one on disk, and “After” is yours.</p>
      <WordsChanged words={words} />
      <div role="alert">{fault && <p className="notice wrong">{fault}</p>}</div>
      <div className="actions">
        <button type="button" onClick={() => void save(editor, conflict.base).then(siteIndex.refresh)}>
          Save mine over it
        </button>
        <button type="button" onClick={() => void acceptDiskVersion(editor)}>
          Use the version on disk
        </button>
        <button type="button" onClick={() => editor.change({ conflict: undefined })}>
          Decide later
        </button>
      </div>
      <p className="hint">If you choose the version on disk, Undo brings yours back.</p>
    </Dialog>
  )
}
