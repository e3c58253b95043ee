// Runs on the bare page (bare-page.ts): shows a form of any provider, and records its states.
import { adapters } from '../../app/forms/adapters.ts'
import { showForm, type FormState } from '../../app/forms/lifecycle.ts'
import { providers, type FormView } from '../../app/schema/form-providers.ts'

const bareForm = {
  /** States so far, without `opened` before `ready`: a frame may send its message before or after it has loaded. */
  states: [] as FormState[],
  show(form: FormView): void {
    const place = document.getElementById('mount') as HTMLElement
    for (const [name, value] of Object.entries(providers[form.provider].attributes(form)))
      place.setAttribute(name, value)
    const onState = (state: FormState) => {
      if (state === 'ready' && bareForm.states.at(-1) === 'opened') bareForm.states.pop()
      bareForm.states.push(state)
    }
    const adapter = adapters[form.provider]
    if (!adapter) return
    bareForm.remove = showForm({ form, adapter, place, frameTitle: 'Secure form', onState })
  },
  remove: (): void => undefined,
}

export type BareForm = typeof bareForm
Object.assign(window, { bareForm })
