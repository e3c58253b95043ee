import { useEffect, useReducer, useState } from 'react'
import type { Reads } from '../server/answer.ts'
import { acts, get, messageOf } from './api.ts'

/**
 * What the server answers to one GET request, or why it failed. Both are undefined while the first request runs. It
 * asks again after each act of this window.
 */
export function useAnswer<What extends keyof Reads>(what: What, name = ''): { answer?: Reads[What]; fault?: string } {
  const [result, setResult] = useState<{ answer?: Reads[What]; fault?: string }>({})
  const [count, countAct] = useReducer((former: number) => former + 1, 0)
  useEffect(() => {
    acts.addEventListener('act', countAct)
    return () => acts.removeEventListener('act', countAct)
  }, [])
  useEffect(() => {
    // An answer that comes after the next request was sent would replace the answer to it.
    let isLatest = true
    get(what, name).then(
      (answer) => isLatest && setResult({ answer }),
      (error: unknown) => isLatest && setResult((former) => ({ ...former, fault: messageOf(error) })),
    )
    return () => {
      isLatest = false
    }
  }, [what, name, count])
  return result
}
