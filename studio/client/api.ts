// Requests to the studio's server (../protocol.ts).
import { hc } from 'hono/client'
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { Action, Refusal, RequestOf } from '../protocol.ts'
import type { Api, Reads, Writes } from '../server/answer.ts'

/** Id of this browser tab. */
export const TAB = crypto.randomUUID()

/** Longest wait for an answer. Handing over checks the whole site, and pushes to another computer. */
const LIMIT_S = 30
const SLOW_LIMIT_S = 180
const SLOW_REQUESTS = /\/(?:hand-over|picture)$/

let isSignedOut = false
const sessions = new EventTarget()

function noteSession(isOut: boolean): void {
  if (isOut === isSignedOut) return
  isSignedOut = isOut
  sessions.dispatchEvent(new Event('change'))
}

/** Whether the server no longer knows who this is. */
export function useSignedOut(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    sessions.addEventListener('change', listener)
    return () => sessions.removeEventListener('change', listener)
  }, [])
  return useSyncExternalStore(subscribe, () => isSignedOut)
}

const server = hc<Api>('/edit/api', {
  fetch: async (address: RequestInfo | URL, request?: RequestInit) => {
    const limit = SLOW_REQUESTS.test(String(address)) ? SLOW_LIMIT_S : LIMIT_S
    const signal = AbortSignal.timeout(limit * 1000)
    const response = await fetch(address, { ...request, signal }).catch(() => {
      const wait = signal.aborted ? ` within ${limit} seconds` : ''
      throw new Error(
        `The studio doesn’t answer${wait}. Your work is still in this window. Ask your engineer to start it again.`,
      )
    })
    noteSession(response.status === 401)
    if (response.ok) return response
    const message = `The studio answered with status ${response.status}.`
    const refusal = (await response.json().catch(() => ({ message }))) as Refusal
    throw new Error(refusal.message, { cause: refusal })
  },
  // Only the document of the studio has this key (server/key.ts).
  headers: () => ({
    'x-studio-page': document.querySelector<HTMLMetaElement>('meta[name="studio-page"]')?.content ?? '',
  }),
})

/** Reads from the server. Throws an error that says why that failed. Its cause is a Refusal if the server refused. */
export async function get<What extends keyof Reads>(what: What, name = ''): Promise<Reads[What]> {
  const response = await server[what].$get({ query: { name } })
  return response.json() as Promise<Reads[What]>
}

/** Fires "act" after each request that changed more than the text of a draft: what is shown may be out of date. */
const acts = new EventTarget()

/** Asks again for every answer that is shown. */
export function askAgain(): void {
  acts.dispatchEvent(new Event('act'))
}

/** Sends `body` as JSON. Throws like `get`. */
export async function post<What extends Action>(what: What, body: RequestOf<What>): Promise<Writes[What]> {
  const send = server[what].$post as (sent: { json: unknown }) => Promise<Response>
  const response = await send({ json: body })
  // A draft without a value is one that ends.
  if (what !== 'draft' || !('value' in body)) askAgain()
  return response.json() as Promise<Writes[What]>
}

/** The sentence that staff read when something failed. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * What the server answers to this GET request, or why it failed. Both are undefined while the request first runs. It
 * is sent again after each act of this window.
 */
export function useAnswer<What extends keyof Reads>(what: What, name = ''): Asked<Reads[What]> {
  const [count, countAct] = useReducer((former: number) => former + 1, 0)
  useEffect(() => {
    acts.addEventListener('act', countAct)
    return () => acts.removeEventListener('act', countAct)
  }, [])
  const ask = useCallback((asked: string) => get(what, asked), [what])
  return useAsked<Reads[What]>(ask, name, count)
}

interface Asked<Answer> {
  answer?: Answer
  fault?: string
}

/** What `ask` answers about `key`, or why it failed. With another count, it is asked again. */
export function useAsked<Answer>(
  ask: (key: string) => Promise<Answer>,
  key: string | undefined,
  count = 0,
): Asked<Answer> {
  const [result, setResult] = useState<Asked<Answer> & { key?: string }>({})
  useEffect(() => {
    if (key === undefined) return
    // An answer that comes after the next request was sent would replace the answer to it.
    let isLatest = true
    ask(key).then(
      (answer) => isLatest && setResult({ key, answer }),
      (error: unknown) =>
        isLatest && setResult((former) => ({ ...(former.key === key && former), key, fault: messageOf(error) })),
    )
    return () => {
      isLatest = false
    }
  }, [ask, key, count])
  // An answer about another key would pass for the answer about this one.
  return result.key === key ? result : {}
}
