// Opens a file: reads it and its schema, and edits it.
import { useEffect } from 'react'
import { isSame } from '../values/merge.ts'
import { events, get, useAsked } from './api.ts'
import { meet, syncWithDisk } from './editor/save.ts'
import { Editor } from './editor/editor.ts'

/** Editors of the open file and of files with unsaved changes, so that unsaved work is there again. */
const editors = new Map<string, Editor>()

/** Whether a file has changes in this window that are not saved. */
export function isUnsaved(file: string): boolean {
  return editors.get(file)?.state.isChanged === true
}

/** The editor of the file, or why it could not be opened. Both are undefined until the file is read. */
export function useEditor(file: string | undefined) {
  const { answer, fault } = useAsked(editorOf, file)

  useEffect(() => {
    return () => {
      if (!file || isUnsaved(file)) return
      editors.get(file)?.close()
      editors.delete(file)
    }
  }, [file])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => [...editors.keys()].some(isUnsaved) && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  useEffect(followDisk, [])
  return { editor: answer, fault }
}

async function editorOf(file: string): Promise<Editor> {
  const known = editors.get(file)
  if (known) return known
  const state = await get('file', file)
  const editor = new Editor(state, await get('schema', file))
  editors.set(file, editor)
  // Saving a draft must not replace what changed on disk after it was begun.
  if (!isSame(editor.state.file.value, state.value)) meet(editor, state)
  return editor
}

/** Shows versions that were written outside the studio. Returns a function that ends this. */
function followDisk(): () => void {
  const ended = new AbortController()
  const follow = (event: Event) => {
    // Without a name, the connection is open again, and any file may have changed since it was lost.
    const { data: changed } = event as MessageEvent<string | undefined>
    for (const [name, editor] of editors) {
      if (changed !== name) editor.checkAgain()
      if (!changed || changed === name) void syncWithDisk(editor)
    }
  }
  events().addEventListener('changed', follow, ended)
  events().addEventListener('open', follow, ended)
  return () => ended.abort()
}
