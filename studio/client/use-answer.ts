import { useEffect, useState } from 'react'
import type { Reads } from '../server/answer.ts'
import { get, messageOf } from './api.ts'

/** What the server answers to one GET request, or why it failed. Both are undefined while the request runs. */
export function useAnswer<What extends keyof Reads>(what: What, name = ''): { answer?: Reads[What]; fault?: string } {
  const [result, setResult] = useState<{ answer?: Reads[What]; fault?: string }>({})
  useEffect(() => {
    // An answer that comes after the next request was sent would replace the answer to it.
    let isLatest = true
    get(what, name).then(
      (answer) => isLatest && setResult({ answer }),
      (error: unknown) => isLatest && setResult({ fault: messageOf(error) }),
    )
    return () => {
      isLatest = false
    }
  }, [what, name])
  return result
}
