// Saves a file, together with what somebody else has saved meanwhile.
import type { FileState } from '../../protocol.ts'
import { pathInWords } from '../../schema/labels.ts'
import { wordChanges } from '../../schema/word-changes.ts'
import { setField } from '../../values/changes.ts'
import { isSame, merge } from '../../values/merge.ts'
import { get, messageOf, post, TAB } from '../api.ts'
import { withReadApprovals } from './edits.ts'
import type { Editor } from './editor.ts'
import type { Conflict } from './state.ts'

/** Saves the file. Why it was not saved, or what has to be decided first, is in the state of the editor. */
export async function save(editor: Editor): Promise<void> {
  await ask(editor, async () => {
    editor.tidy()
    if (!(await sync(editor))) return
    const { value, file } = editor.state
    await post('save', { name: file.name, value, base: file.value, tab: TAB })
    // Somebody may have typed meanwhile.
    editor.change({ file: { ...file, value }, said: undefined })
    // It may have changed outside while it was saved.
    await sync(editor)
  })
}

/** Drops every change since the file was saved. The check that follows drops the draft. */
export async function discard(editor: Editor): Promise<void> {
  await ask(editor, async () => editor.begin(await get('file', editor.state.file.name)))
}

/** Shows what changed on disk, together with what is not saved here. */
export async function syncWithDisk(editor: Editor): Promise<void> {
  await ask(editor, () => sync(editor), false)
}

/** False if that is not possible before somebody decides. */
async function sync(editor: Editor): Promise<boolean> {
  const file = await get('file', editor.state.file.name)
  return isSame(file.value, editor.state.file.value) || meet(editor, file)
}

/**
 * Adds what somebody else has saved to what was typed here. False if both changed the same field: then `conflict`
 * asks which version is right.
 */
export function meet(editor: Editor, file: FileState): boolean {
  const { value, isChanged, file: base } = editor.state
  if (!isChanged) {
    editor.begin(file)
    return true
  }
  if (file.broken) {
    const fault = `Someone changed this file, and it can’t be read now. ${file.broken} Your draft is kept.`
    editor.change({ fault })
    return false
  }
  const { value: merged, twice } = merge(base.value, value, file.value)
  if (twice.length === 0) rebase(editor, file, merged)
  else editor.change({ conflict: { file, merged, twice } })
  return twice.length === 0
}

/** Ends a conflict. `isMine` says of each field that both changed whether it has the value from here. */
export function settle(editor: Editor, { file, merged, twice }: Conflict, isMine: readonly boolean[]): void {
  // From the last field on, because an item that goes changes the positions of those after it.
  const chosen = twice.reduceRight(
    (next, { path, mine, theirs }, index) => setField(next, path, isMine[index] ? mine : theirs),
    merged,
  )
  rebase(editor, file, chosen)
}

/** Takes one change of the file back, in the form. Returns why that can't be done, or that it is already done. */
export function takeBack(
  editor: Editor,
  { before, after }: { before?: unknown; after?: unknown },
): string | undefined {
  const { value: now } = editor.state
  if (now === undefined || before === undefined || after === undefined)
    return 'This change created or removed the page. Remove or create it instead.'
  const { value: merged, twice } = merge(after, now, before)
  const value = withReadApprovals(merged, [now, before])
  const fields = twice.map(({ path }) => pathInWords(editor.schema, now, path)).join('; ')
  if (fields) return `A later change is in the same words: ${fields}. Change them by hand: the list shows them.`
  if (isSame(value, now)) return 'Nothing to undo: the form has the earlier words.'
  editor.replace(value)
  return undefined
}

function rebase(editor: Editor, file: FileState, merged: unknown): void {
  const changes = wordChanges(editor.schema, editor.state.file.value, file.value)
  const fields = changes.map(({ field }) => field).join('; ')
  const value = withReadApprovals(merged, [editor.state.value, file.value])
  editor.rebase(file, value, `Someone else changed this: ${fields}. Your changes are still here.`)
}

/** Nothing happens while a request that staff wait for has not ended yet. */
async function ask(editor: Editor, act: () => Promise<unknown>, isBusy = true): Promise<void> {
  if (editor.state.isBusy) return
  editor.change({ isBusy, fault: undefined })
  try {
    await act()
  } catch (error) {
    editor.change({ fault: messageOf(error) })
  }
  if (isBusy) editor.change({ isBusy: false })
}
