// Saves a file, and settles what to do when the file changed outside the studio.
import type { Conflict, FileState, Saved } from '../../protocol.ts'
import { get, messageOf, post, RefusedError } from '../api.ts'
import { textOf } from './state.ts'
import type { Visit } from './visit.ts'

/** True when the file was saved. Otherwise the reason, or the conflict, is in the state of the visit. */
export async function save(visit: Visit, base = visit.state.file.base): Promise<boolean> {
  const isSaved = await ask(visit, async () => {
    const text = textOf(visit.state)
    const saved = await post<Saved>('save', { name: visit.state.file.name, text, base })
    visit.change({
      file: { ...visit.state.file, text, base: saved.base, errors: [] },
      // Somebody may have typed while the file was saved.
      isChanged: textOf(visit.state) !== text,
      offered: undefined,
      conflict: undefined,
    })
  })
  // It may have changed outside while it was saved.
  if (isSaved) await meetDisk(visit)
  return isSaved
}

/** True when the server has what was typed as the draft of the file. */
export function keepDraft(visit: Visit): Promise<boolean> {
  return ask(visit, async () => {
    const { name, base } = visit.state.file
    await post('check', { name, text: textOf(visit.state), base })
  })
}

/** Drops the draft, and every change since the file was saved. */
export function discard(visit: Visit): Promise<boolean> {
  return ask(visit, async () => {
    // A check that still waits would make the draft again.
    visit.close()
    await post('discard', { name: visit.state.file.name })
    visit.begin(await read(visit))
  })
}

/** The file changed on disk: takes that version, or shows both if something is not saved here. */
export async function meetDisk(visit: Visit): Promise<void> {
  const file = await read(visit).catch((error: unknown) => visit.change({ fault: messageOf(error) }))
  if (!file) return
  visit.later.settle()
  const { isBusy, isChanged } = visit.state
  if (file.base === visit.state.file.base || isBusy) return
  if (!isChanged) return visit.begin(file)
  const message = 'Somebody changed this file outside the studio.'
  visit.change({ conflict: { message, text: file.text, base: file.base } })
}

/** Ends a conflict with the version on disk. Undo gets back what was typed. */
export function takeTheirs(visit: Visit): void {
  const { conflict, file } = visit.state
  if (!conflict) return
  visit.change({ conflict: undefined, file: { ...file, text: conflict.text, base: conflict.base } })
  visit.setText(conflict.text)
}

function read({ state }: Visit): Promise<FileState> {
  return get<FileState>('file', { name: state.file.name })
}

/** False when it failed, or when another request of this kind has not ended yet. */
async function ask(visit: Visit, act: () => Promise<void>): Promise<boolean> {
  if (visit.state.isBusy) return false
  visit.later.settle()
  visit.change({ isBusy: true, fault: undefined })
  try {
    await act()
    visit.change({ isBusy: false })
    return true
  } catch (error) {
    const isConflict = error instanceof RefusedError && error.status === 409
    const answer = isConflict ? { conflict: error.answer as Conflict } : { fault: messageOf(error) }
    visit.change({ isBusy: false, ...answer })
    return false
  }
}
