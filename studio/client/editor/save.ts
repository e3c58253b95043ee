// Requests about an open file that staff wait for. What they make of the state is in rebase.ts.
import { get, messageOf, post, TAB } from '../api.ts'
import type { Editor } from './editor.ts'
import { tidy, withValue } from './edits.ts'
import { rebased } from './rebase.ts'

/** Saves the file. Why it was not saved, or what has to be decided first, is in the state of the editor. */
export async function save(editor: Editor): Promise<void> {
  const { name } = editor.state.file
  await ask(editor, async () => {
    const onDisk = await get('file', name)
    editor.change(rebased(tidy(editor.state), onDisk))
    const { value, file, fault, conflict } = editor.state
    if (fault ?? conflict) return
    await post('save', { name, value, base: file.value, tab: TAB })
    // Somebody may have typed meanwhile.
    editor.change({ file: { ...file, value }, announcement: undefined })
    // The server changes more than it was sent, such as the former addresses of a page.
    const saved = await get('file', name)
    editor.change(rebased(editor.state, saved))
    // What the last check said, such as that the disk was full, is over.
    editor.checkAgain(false)
  })
}

/** Drops every change since the file was saved, until undo. The check that follows drops the draft. */
export async function discard(editor: Editor): Promise<void> {
  await ask(editor, async () => {
    const onDisk = await get('file', editor.state.file.name)
    editor.change({ ...withValue(editor.state, onDisk.value), file: onDisk })
  })
}

/** Shows what changed on disk, together with what is not saved here. */
export async function syncWithDisk(editor: Editor): Promise<void> {
  const act = async () => {
    const onDisk = await get('file', editor.state.file.name)
    editor.change(rebased(editor.state, onDisk))
  }
  await ask(editor, act, false)
}

/** Nothing happens while a request that staff wait for has not ended yet. */
async function ask(editor: Editor, act: () => Promise<void>, isBusy = true): Promise<void> {
  if (editor.state.isBusy) return
  editor.change({ isBusy, fault: undefined })
  try {
    await act()
  } catch (error) {
    editor.change({ fault: messageOf(error) })
  }
  if (isBusy) editor.change({ isBusy: false })
}
