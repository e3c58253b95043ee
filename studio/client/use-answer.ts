import { useEffect, useState } from 'react'
import type { Reads } from '../server/answer.ts'
import { get, messageOf } from './api.ts'

/** What the server answers to one GET request, or why it failed. Both are undefined while the request runs. */
export function useAnswer<What extends keyof Reads>(what: What, name = ''): { answer?: Reads[What]; fault?: string } {
  const [result, setResult] = useState<{ answer?: Reads[What]; fault?: string }>({})
  useEffect(() => {
    get(what, name).then(
      (answer) => setResult({ answer }),
      (error: unknown) => setResult({ fault: messageOf(error) }),
    )
  }, [what, name])
  return result
}
