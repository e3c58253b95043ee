// Saves a file, together with what somebody else has saved meanwhile.
import type { Conflict, FileState } from '../../protocol.ts'
import { get, messageOf, post, RefusedError, TAB } from '../api.ts'
import { textOf } from './state.ts'
import type { Editor } from './editor.ts'

/** Saves the file. Why it was not saved, or what has to be decided first, is in the state of the editor. */
export async function save(editor: Editor): Promise<void> {
  const isSaved = await ask(editor, async () => {
    editor.tidy()
    for (;;) {
      const { name, text: base } = editor.state.file
      const text = textOf(editor.state)
      try {
        await post('save', { name, text, base, tab: TAB })
        return editor.saved(text)
      } catch (error) {
        const isChanged = error instanceof RefusedError && error.status === 409
        const { file } = isChanged ? (error.answer as Conflict) : {}
        if (!file) throw error
        if (!editor.meet(file)) return
      }
    }
  })
  // It may have changed outside while it was saved.
  if (isSaved) await syncWithDisk(editor)
}

/** Drops the draft, and every change since the file was saved. */
export async function discard(editor: Editor): Promise<void> {
  await ask(editor, async () => {
    // A check that still waits would make the draft again.
    editor.close()
    await post('discard', { name: editor.state.file.name, tab: TAB })
    editor.begin(await read(editor))
  })
}

/** Shows what changed on disk, together with what is not saved here. */
export async function syncWithDisk(editor: Editor): Promise<void> {
  const file = await read(editor).catch((error: unknown) => editor.change({ fault: messageOf(error) }))
  if (!file) return
  editor.afterPaint.settle()
  if (file.text !== editor.state.file.text && !editor.state.isBusy) editor.meet(file)
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
    editor.change({ isBusy: false, fault: messageOf(error) })
    return false
  }
}
