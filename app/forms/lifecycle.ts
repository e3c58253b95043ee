// A form's life on a page: loaded when shown, late after a while, ready or failed, gone without a trace when left (product.md, Forms).
import type { FormProviderName, FormView } from '../content/references.ts'
import { loadAdapter } from './adapters.ts'
import type { FormAdapter } from './provider.ts'

export type FormState = 'waiting' | 'late' | 'ready' | 'failed'

/** After this long the page says that the form is still opening, in ms (product.md, Forms). */
export const LATE_AFTER = 8000

interface FormShow {
  form: FormView
  /** Mount element; empty, and left empty. */
  place: HTMLElement
  frameTitle: string
  onState: (state: FormState) => void
  load?: (provider: FormProviderName) => Promise<FormAdapter>
}

/** Shows the form in `place`. Returns a function that leaves it: whatever is still under way comes to nothing, and no more states are told. */
export function showForm({ form, place, frameTitle, onState, load = loadAdapter }: FormShow): () => void {
  let over = false
  let unmount: (() => void) | undefined
  onState('waiting')
  const late = setTimeout(() => onState('late'), LATE_AFTER)

  const leave = () => {
    over = true
    clearTimeout(late)
    unmount?.()
    unmount = undefined
    place.replaceChildren()
  }
  const ready = () => {
    if (over) return
    clearTimeout(late)
    onState('ready')
  }
  const failed = () => {
    if (over) return
    leave()
    onState('failed')
  }

  load(form.provider)
    .then((adapter) => {
      if (over) return
      unmount = adapter.mount({ form, place, frameTitle, ready, failed })
      // An adapter may fail while it mounts, before it has handed over what takes it away.
      if (over) leave()
    })
    .catch(failed)
  return leave
}
