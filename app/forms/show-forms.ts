// Shows the form of a page, without React, which is still on its way then.
//
// React must never own the place of the form. It replaces what it has not rendered itself, such as a text that a
// translator has changed, and a frame that is inserted again loses what the visitor has typed. So the place is beside
// the parts that React hydrates, and only this file replaces it, when the visitor tries again. Each state is written
// to the section of the form. Until React has arrived, the styles show and hide what the build has rendered.
import { adapters } from './adapters.ts'
import type { IslandData } from './form-island.tsx'
import type { ShownForm } from './hydrate-form.tsx'
import { allowFocus } from '../ui/allow-focus.ts'
import { showForm, type FormState } from './lifecycle.ts'
import { reportViolations } from './policy-reports.ts'

/** Throws when the page has no data for its form. */
export function showForms(): void {
  // First, because the policy may refuse something while a form starts.
  reportViolations()
  for (const island of document.querySelectorAll('[data-island]')) showFormOf(island)
}

function showFormOf(island: Element): void {
  const data = JSON.parse(island.nextElementSibling?.textContent ?? '') as IslandData
  const { form, messages } = data.props
  const adapter = adapters[form.provider]
  const section = island.querySelector<HTMLElement>('[data-state]')
  const parts = island.querySelector<HTMLElement>('[data-parts]')
  let place = island.querySelector<HTMLElement>('[data-form-id]')
  if (!adapter || !section || !parts || !place) throw new Error('The page has no place for its form.')

  const emptyPlace = place.cloneNode() as HTMLElement
  const listeners = new Set<() => void>()
  let state: FormState = 'waiting'
  let remove: (() => void) | undefined
  let states: Promise<void> | undefined
  const onState = (next: FormState) => {
    // Any other change of state removes the element with the focus.
    const replacesParts = next !== state && next !== 'late'
    state = next
    // Scrolls to the note of a failed form, which may be out of view, and not to a form that is ready.
    const preventScroll = next === 'ready'
    if (replacesParts && parts.contains(document.activeElement)) {
      allowFocus(section)
      section.focus({ preventScroll })
    }
    section.dataset['state'] = next
    for (const listener of listeners) listener()
    if (next !== 'waiting') states ??= loadStates(onPage)
  }
  const showAt = (at: HTMLElement) => {
    remove = showForm({ form, adapter, place: at, frameTitle: messages.frame, onState })
  }
  const onPage: ShownForm = {
    data,
    parts,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry: () => {
      remove?.()
      const next = emptyPlace.cloneNode() as HTMLElement
      place?.replaceWith(next)
      place = next
      showAt(next)
    },
  }
  showAt(place)
}

/** Where React does not arrive, the styles show the state of the form with what the build has rendered. */
async function loadStates(shown: ShownForm): Promise<void> {
  try {
    const { hydrateStates } = await import('./hydrate-form.tsx')
    hydrateStates(shown)
  } catch (error) {
    console.warn('The states of the form could not be shown. Its links still work.', error)
  }
}
