// React hook: shows the form when its component is on the page, and again when the visitor clicks Try again.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { adapters } from './adapters.ts'
import { showForm, type FormState } from './lifecycle.ts'
import { reportViolations } from './policy-reports.ts'
import type { FormView } from '../schema/form-providers.ts'

interface FormOnPage {
  state: FormState
  /** Each try gets a new element, so that nothing of the last try can reach it. */
  placeKey: number
  place: RefObject<HTMLDivElement | null>
  retry: () => void
}

export function useForm(form: FormView, frameTitle: string): FormOnPage {
  const [state, setState] = useState<FormState>('waiting')
  const [tries, setTries] = useState(0)
  const place = useRef<HTMLDivElement>(null)

  // Comes before the next effect, because the policy may refuse something while the form is being shown.
  useEffect(reportViolations, [])
  useEffect(() => {
    const adapter = adapters[form.provider]
    if (!place.current || !adapter) return
    return showForm({ form, adapter, place: place.current, frameTitle, onState: setState })
  }, [form, frameTitle, tries])
  return { state, placeKey: tries, place, retry: () => setTries(tries + 1) }
}
