// Saves a file, and settles what to do when the file changed outside the studio.
import type { Conflict, FileState } from '../../protocol.ts'
import { get, messageOf, post, RefusedError, TAB } from '../api.ts'
import { textOf } from './state.ts'
import type { Editor } from './editor.ts'

/** True when the file was saved. Otherwise the reason, or the conflict, is in the state of the editor. */
export async function save(editor: Editor, base = editor.state.file.base): Promise<boolean> {
  const isSaved = await ask(editor, async () => {
    const text = textOf(editor.state)
    const newBase = await post('save', { name: editor.state.file.name, text, base, tab: TAB })
    editor.change({
      file: { ...editor.state.file, text, base: newBase },
      // Somebody may have typed while the file was saved.
      isChanged: textOf(editor.state) !== text,
      offered: undefined,
      conflict: undefined,
    })
  })
  // It may have changed outside while it was saved.
  if (isSaved) await syncWithDisk(editor)
  return isSaved
}

/** Drops the draft, and every change since the file was saved. */
export function discard(editor: Editor): Promise<boolean> {
  return ask(editor, async () => {
    // A check that still waits would make the draft again.
    editor.close()
    await post('discard', { name: editor.state.file.name })
    editor.begin(await read(editor))
  })
}

/** Shows the file as it is on disk; if something is not saved here, a conflict with both versions. */
export async function syncWithDisk(editor: Editor): Promise<void> {
  const file = await read(editor).catch((error: unknown) => editor.change({ fault: messageOf(error) }))
  if (!file) return
  editor.afterPaint.settle()
  const { isBusy, isChanged } = editor.state
  if (file.base === editor.state.file.base || isBusy) return
  if (!isChanged) return editor.begin(file)
  const message = 'Someone changed this file outside the studio.'
  editor.change({ conflict: { message, text: file.text, base: file.base } })
}

/** Ends a conflict with the version on disk. Undo gets back what was typed. */
export function acceptDiskVersion(editor: Editor): Promise<boolean> {
  return ask(editor, async () => editor.begin(await read(editor)))
}

function read({ state }: Editor): Promise<FileState> {
  return get('file', state.file.name)
}

/** False when it failed, or when another request of this kind has not ended yet. */
async function ask(editor: Editor, act: () => Promise<void>): Promise<boolean> {
  if (editor.state.isBusy) return false
  editor.afterPaint.settle()
  editor.change({ isBusy: true, fault: undefined })
  try {
    await act()
    editor.change({ isBusy: false })
    return true
  } catch (error) {
    const isConflict = error instanceof RefusedError && error.status === 409
    const answer = isConflict ? { conflict: error.answer as Conflict } : { fault: messageOf(error) }
    editor.change({ isBusy: false, ...answer })
    return false
  }
}
