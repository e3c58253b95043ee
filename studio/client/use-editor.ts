// Opens a file: reads it and its schema, and edits it.
import { useEffect } from 'react'
import { get, TAB, useAsked } from './api.ts'
import { Editor } from './editor/editor.ts'
import { syncWithDisk } from './editor/save.ts'

/** Editors of the open file and of files with unsaved changes, so that unsaved work is there again. */
const editors = new Map<string, Editor>()

/** Whether a file has changes in this window that are not saved. */
export function isUnsaved(file: string): boolean {
  return editors.get(file)?.state.isChanged === true
}

/** The editor of the file, or why it could not be opened. Both are undefined until the file is read. */
export function useEditor(file: string | undefined) {
  useEffect(() => {
    return () => {
      if (!file || isUnsaved(file)) return
      editors.get(file)?.close()
      editors.delete(file)
    }
  }, [file])
  const { answer, fault } = useAsked(editorOf, file)
  // Somebody who comes back at once would write in an editor that is closed.
  return { editor: answer && editors.get(answer.state.file.name) === answer ? answer : undefined, fault }
}

async function editorOf(file: string): Promise<Editor> {
  const known = editors.get(file)
  if (known) return known
  const editor = new Editor(await get('file', file), await get('schema', file))
  editors.set(file, editor)
  return editor
}

addEventListener('beforeunload', (event) => {
  if ([...editors.keys()].some(isUnsaved)) event.preventDefault()
})

/** Tells of changes on disk. While it is open, the drafts of this tab are not offered in another one. */
const changes = new EventSource(`/edit/api/events?name=${TAB}`)
changes.addEventListener('changed', ({ data }: MessageEvent<string>) => followDisk(data))
// Any file may have changed before the connection was open, or while it was lost.
changes.addEventListener('open', () => followDisk())

/** Shows a version that was written outside the studio; without a name, of any file. */
function followDisk(changed?: string): void {
  for (const [name, editor] of editors) {
    if (changed !== name) editor.checkAgain()
    if (changed === undefined || changed === name) void syncWithDisk(editor)
  }
}
