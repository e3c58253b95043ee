// The states of a form on a page: waiting, late (after 8 s), then opened, ready or failed.
import type { FormView } from '../schema/form-providers.ts'

/** `opened`: something is shown, and nothing proves that it is the form. */
export type FormState = 'waiting' | 'late' | 'opened' | 'ready' | 'failed'

/** Time in ms after which the page says that the form is still opening. */
export const LATE_AFTER_MS = 8_000

/** What an adapter gets: the form, its place on the page, and how to report what happens. */
export interface FormStage {
  form: FormView
  /** The adapter may change everything in this element. */
  place: HTMLElement
  /** Title of the form's frame for screen readers, where the provider gives none. */
  frameTitle: string
  /** Settles when the form is opened or ready, and the visitor sees it. */
  shown: Promise<void>
  /** Something has loaded: the form or an error page. The browser does not tell the page which. */
  opened(): void
  /** The provider has sent what only a form sends, so the visitor can fill it in. */
  ready(): void
  /** The form can't be shown. */
  failed(): void
}

/** Puts the form of one provider into the stage's place. Returns a function that removes it. */
export type FormAdapter = (stage: FormStage) => () => void

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
  let shownAs: FormState | undefined
  let unmount: (() => void) | undefined
  let resolveShown: () => void = () => undefined
  const whenShown = new Promise<void>((resolve) => (resolveShown = resolve))
  onState('waiting')
  const lateTimer = setTimeout(() => onState('late'), LATE_AFTER_MS)

  const remove = () => {
    isOver = true
    clearTimeout(lateTimer)
    unmount?.()
    unmount = undefined
    place.replaceChildren()
  }
  const reportShown = (state: 'opened' | 'ready') => {
    if (isOver || shownAs === 'ready' || shownAs === state) return
    shownAs = state
    clearTimeout(lateTimer)
    onState(state)
    resolveShown()
  }
  const failed = () => {
    if (isOver) return
    remove()
    onState('failed')
  }

  try {
    unmount = adapter({
      form,
      place,
      frameTitle,
      shown: whenShown,
      opened: () => reportShown('opened'),
      ready: () => reportShown('ready'),
      failed,
    })
    // The adapter may have failed while it mounted, before `unmount` was known.
    if (isOver) remove()
  } catch {
    failed()
  }
  return remove
}
