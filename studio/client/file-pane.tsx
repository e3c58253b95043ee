// The file that is open: its title and actions, its problems, and its form.
import { useEffect } from 'react'
import { ConflictDialog } from './dialogs/conflict.tsx'
import { FileForm } from './file-form.tsx'
import { Notices } from './notices.tsx'
import { StatusLine } from './status-line.tsx'
import { TitleBar } from './title-bar.tsx'
import { save } from './editor/save.ts'
import { readPath } from './editor/paths.ts'
import { valueOf } from './editor/state.ts'
import { useEditorState } from './editor/use-editor-state.ts'
import type { Editor } from './editor/editor.ts'

interface FilePaneProps {
  editor: Editor
  /** The field to begin with, as the address has it. */
  field: string | undefined
}

export function FilePane({ editor, field }: FilePaneProps) {
  const broken = useEditorState(editor, ({ file, edits }) => !edits && file.broken)
  const conflict = useEditorState(editor, (state) => state.conflict)
  const said = useEditorState(editor, (state) => state.said)
  useEffect(() => {
    if (field) editor.show(readPath(field, valueOf(editor.state)))
  }, [editor, field])
  useKeys(editor)
  return (
    <>
      <TitleBar editor={editor} />
      <div className="file-scroll">
        <Notices editor={editor} />
        {broken ? (
          <p className="notice wrong">This file can’t be read. Ask your engineer to fix it. {broken}</p>
        ) : (
          <FileForm editor={editor} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <StatusLine editor={editor} />
      {conflict && <ConflictDialog conflict={conflict} editor={editor} />}
    </>
  )
}

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) undo and redo everything, not only the text in focus. */
function useKeys(editor: Editor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if ((event.target as Element).closest('dialog, .menu-pane')) return
      const key = event.key.toLowerCase()
      if (!['s', 'z', 'y'].includes(key)) return
      event.preventDefault()
      if (key === 's') void save(editor)
      else editor.travel(key === 'z' && !event.shiftKey ? 'past' : 'future')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [editor])
}
