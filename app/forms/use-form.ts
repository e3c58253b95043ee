// Ties a form's life to its place on the page: shown when the place is there, left when it goes, tried again on request.
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FormView } from '../content/references.ts'
import { showForm, type FormState } from './lifecycle.ts'

interface FormOnPage {
  state: FormState
  /** Another form or another try gets a new mount element, so that nothing late can reach it. */
  mountKey: string
  mount: RefObject<HTMLDivElement | null>
  /** For the frame around it, which takes the focus when a try begins. */
  frame: RefObject<HTMLElement | null>
  retry: () => void
}

export function useForm({ provider, id, origin, account }: FormView, frameTitle: string): FormOnPage {
  const [state, setState] = useState<FormState>('waiting')
  const [tries, setTries] = useState(0)
  const mount = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!mount.current) return
    const form = { provider, id, origin, ...(account ? { account } : {}) }
    return showForm({ form, place: mount.current, frameTitle, onState: setState })
  }, [provider, id, origin, account, frameTitle, tries])

  const retry = () => {
    setTries(tries + 1)
    // The pressed button goes with the failed state; without this the focus would fall back to the top of the page.
    frame.current?.focus()
  }
  return { state, mountKey: `${provider}:${id}:${tries}`, mount, frame, retry }
}
