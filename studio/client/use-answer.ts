import { useEffect, useState } from 'react'
import { get, messageOf } from './api.ts'

/** What the server answers to one GET request, or why it failed. Both are undefined while the request runs. */
export function useAnswer<Answer>(what: string, name = ''): { answer?: Answer; fault?: string } {
  const [result, setResult] = useState<{ answer?: Answer; fault?: string }>({})
  useEffect(() => {
    get<Answer>(what, { name }).then(
      (answer) => setResult({ answer }),
      (error: unknown) => setResult({ fault: messageOf(error) }),
    )
  }, [what, name])
  return result
}
