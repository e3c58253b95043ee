// React hook: shows the form when its component is on the page, and again when the visitor clicks Try again.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { adapters } from './adapters.ts'
import { showForm, type FormState } from './lifecycle.ts'
import { reportViolations } from './policy-reports.ts'
import type { FormView } from './providers.ts'

interface FormOnPage {
  state: FormState
  /** Each try gets a new element, so that nothing of the last try can reach it. */
  placeKey: number
  place: RefObject<HTMLDivElement | null>
  /** The section around the form. It takes the focus when what had it disappears. */
  section: RefObject<HTMLElement | null>
  retry: () => void
}

export function useForm(form: FormView, frameTitle: string): FormOnPage {
  const [state, setState] = useState<FormState>('waiting')
  const [tries, setTries] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)

  // Comes before the next effect, because the policy may refuse something while the form is being shown.
  useEffect(reportViolations, [])
  useEffect(() => {
    const adapter = adapters[form.provider]
    if (!place.current || !adapter) return
    const onState = (next: FormState) => {
      hadFocus.current = section.current?.matches(':focus-within') ?? false
      setState(next)
    }
    return showForm({ form, adapter, place: place.current, frameTitle, onState })
  }, [form, frameTitle, tries])
  // In the same commit, because the next state may come before other effects.
  useLayoutEffect(() => {
    // A link or button of the last state has disappeared. The focus would move to the top of the page.
    if (hadFocus.current && document.activeElement === document.body) section.current?.focus()
  }, [state])

  return { state, placeKey: tries, place, section, retry: () => setTries(tries + 1) }
}
