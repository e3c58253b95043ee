// The states of a form on a page: waiting, late (after 8 s), then opened, ready or failed.
import type { FormView } from '../content/schema/references.ts'
import type { FormAdapter } from './provider.ts'

/** `opened`: something is shown, and nothing proves that it is the form. */
export type FormState = 'waiting' | 'late' | 'opened' | 'ready' | 'failed'

/** After this time the page says that the form is still opening, in ms. */
export const LATE_AFTER_MS = 8_000

interface FormToShow {
  form: FormView
  adapter: FormAdapter
  /** An empty element for the form. It is emptied again when the form is removed. */
  place: HTMLElement
  frameTitle: string
  onState: (state: FormState) => void
}

/** Shows the form. Returns a function that removes the form and stops all calls of `onState`. */
export function showForm({ form, adapter, place, frameTitle, onState }: FormToShow): () => void {
  let isOver = false
  let isReady = false
  let unmount: (() => void) | undefined
  onState('waiting')
  const lateTimer = setTimeout(() => onState('late'), LATE_AFTER_MS)

  const remove = () => {
    isOver = true
    clearTimeout(lateTimer)
    unmount?.()
    unmount = undefined
    place.replaceChildren()
  }
  const ready = () => {
    if (isOver || isReady) return
    isReady = true
    clearTimeout(lateTimer)
    onState('ready')
  }
  const opened = () => {
    if (isOver || isReady) return
    clearTimeout(lateTimer)
    onState('opened')
  }
  const failed = () => {
    if (isOver) return
    remove()
    onState('failed')
  }

  try {
    unmount = adapter.mount({ form, place, frameTitle, opened, ready, failed })
    // The adapter may have failed while it mounted, before `unmount` was known.
    if (isOver) remove()
  } catch {
    failed()
  }
  return remove
}
