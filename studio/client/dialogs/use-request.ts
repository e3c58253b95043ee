// A request that a dialog sends once: whether it runs, and why it failed.
import { useState } from 'react'
import { messageOf, RefusedError } from '../api.ts'
import type { FieldProblem, Invalid } from '../../protocol.ts'
import type { StillLinked } from '../../protocol-actions.ts'
import type { FieldUse } from '../../protocol-choices.ts'

export interface Failed {
  message: string
  problems: readonly FieldProblem[]
  links: readonly FieldUse[]
}

export function useRequest(): {
  isBusy: boolean
  failed: Failed | undefined
  send: (act: () => Promise<void>) => void
} {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const send = (act: () => Promise<void>) => {
    setBusy(true)
    setFailed(undefined)
    act()
      .catch((error: unknown) => setFailed(failureOf(error)))
      .finally(() => setBusy(false))
  }
  return { isBusy, failed, send }
}

function failureOf(error: unknown): Failed {
  const answer = error instanceof RefusedError ? (error.answer as Partial<Invalid & StillLinked>) : {}
  return { message: messageOf(error), problems: answer.problems ?? [], links: answer.links ?? [] }
}
