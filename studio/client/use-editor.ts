// Opens a file: reads it and its schema, and edits it.
import { useEffect } from 'react'
import { askAgain, get, messageOf, TAB, useAsked } from './api.ts'
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
      if (file && !isUnsaved(file)) editors.delete(file)
    }
  }, [file])
  const { answer, fault } = useAsked(editorOf, file)
  // Somebody who comes back at once would write in an editor that is closed.
  return { editor: answer && editors.get(answer.state.file.name) === answer ? answer : undefined, fault }
}

async function editorOf(name: string): Promise<Editor> {
  const known = editors.get(name)
  if (known) return known
  const [file, schema, { held = [] }] = await Promise.all([get('file', name), get('schema', name), locks.query()])
  const editor = new Editor(
    file,
    schema,
    file.drafts.find(({ tab }) => !held.some((lock) => lock.name === tab)),
  )
  editors.set(name, editor)
  return editor
}

/** Resolves once the server has every text of this window, or has refused it. */
export async function keepAll(): Promise<void> {
  await Promise.allSettled([...editors.values()].map((editor) => editor.keep()))
}

// The browser asks before it closes a window with words that are nowhere else.
addEventListener('beforeunload', (event) => {
  const isOnlyHere = ({ state }: Editor) => state.isChanged && state.kept !== state.value
  if ([...editors.values()].some(isOnlyHere)) event.preventDefault()
})

/**
 * A tab has a lock until it is closed or ends, so that no other tab of the browser takes its drafts for lost ones.
 */
const { locks } = navigator
void locks.request(TAB, () => new Promise(() => {}))

/** Pause between two questions about the disk. */
const PAUSE_MS = 2000

/** The version of the content on disk that is shown. */
let version: string | undefined

/**
 * Shows what was written outside this tab, and says when the studio does not answer. No tab keeps a connection open:
 * a browser has six for all of them, and from the seventh tab on every request would wait.
 */
async function followDisk(): Promise<void> {
  try {
    const now = await get('version')
    const isNew = now !== version
    version = now
    if (isNew) askAgain()
    for (const editor of editors.values()) {
      if (isNew) await syncWithDisk(editor)
      if (isNew || editor.state.checkFault) editor.checkAgain()
    }
  } catch (error) {
    version = undefined
    for (const editor of editors.values()) editor.change({ checkFault: messageOf(error) })
  }
}

async function followWhileVisible(): Promise<never> {
  for (;;) {
    if (!document.hidden) await followDisk()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

void followWhileVisible()
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  // What another studio or browser has done with the draft of this tab changes no file.
  version = undefined
  void followDisk()
})
