// Puts what was typed here onto what somebody else has saved, now or in the past.
import type { Draft, FileState } from '../../protocol.ts'
import { pathInWords } from '../../json-schema/labels.ts'
import { wordChanges } from '../../json-schema/word-changes.ts'
import { withReadApprovals } from '../../values/approvals.ts'
import { isSame, merge, OTHERS, resolved } from '../../values/merge.ts'
import { opened, withValue } from './edits.ts'
import type { EditorState } from './state.ts'

/**
 * The state once the file was read again: with what somebody else has saved, and with what was typed here, which undo
 * takes back as one step. If both changed the same field, `conflict` asks which version is right; `isMine` answers
 * that for each of these fields.
 */
export function rebased(state: EditorState, file: FileState, isMine?: readonly boolean[]): EditorState {
  const { value, schema } = state
  // What was saved here began with other words than those on disk (server/hosted/others-work.ts).
  const mark = file.drafts.find(({ tab }) => tab === OTHERS)
  const base = mark && !state.file.drafts.some(({ tab }) => tab === OTHERS) ? { value: mark.base } : state.file
  if (isSame(file.value, base.value)) return state
  if (isSame(value, base.value)) return opened(state, file)
  if (file.broken) {
    const fault = `Someone changed this file, and it can’t be read now. ${file.broken}`
    return { ...state, fault }
  }
  const { value: merged, conflicts } = merge(base.value, value, file.value)
  if (conflicts.length > 0 && !isMine) return { ...state, conflict: { file, merged, fields: conflicts } }
  const words = resolved(merged, conflicts, (index) => isMine?.[index] === true)
  const next = withValue(opened(state, file), withReadApprovals(words, [value, file.value]))
  const fields = wordChanges(schema, value, words).map(({ field }) => field)
  if (fields.length === 0) return next
  const announcement = `Someone else changed this: ${fields.join('; ')}. Your changes are still here.`
  return { ...next, announcement }
}

/** The state with the draft of a closed tab. Saving it must not replace what changed since then. */
export function resumed(state: EditorState, file: FileState, draft: Draft): EditorState {
  const at = new Date(draft.at).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
  const begun = withValue(opened(state, { ...file, drafts: [], value: draft.base }), draft.value)
  return rebased({ ...begun, announcement: `This is a draft from ${at} that wasn’t saved.` }, file)
}

/** The state without one past change of the file; or why that can't be done, or is done already. */
export function reverted(
  state: EditorState,
  { before, after }: { before?: unknown; after?: unknown },
): EditorState | string {
  const { value: now, schema } = state
  if (now === undefined || before === undefined || after === undefined)
    return 'This change created or removed the page. Remove or create it instead.'
  const { value: merged, conflicts } = merge(after, now, before)
  const value = withReadApprovals(merged, [now, before])
  const fields = conflicts.map(({ path }) => pathInWords(schema, now, path)).join('; ')
  if (fields) return `The same words were changed again later: ${fields}. Change them by hand. The list shows them.`
  return isSame(value, now) ? 'Nothing to undo: the form has the earlier words.' : withValue(state, value)
}
