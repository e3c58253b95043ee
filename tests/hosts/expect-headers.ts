import { expect } from 'vitest'
import type { Reply } from './requests.ts'
import { policy } from './site-copy.ts'

/** Expects a status, the headers of a document and `headers`. */
export function expectHeaders(reply: Reply, status: number, headers: Record<string, string>, what: string): void {
  const expected = Object.entries({ ...policy.headers.document, ...headers })
  const received = expected.map(([name]) => [name, reply.headers[name.toLowerCase()]])
  const about = what.slice(0, 100)
  expect({ about, status: reply.status, headers: Object.fromEntries(received) }).toEqual({
    about,
    status,
    headers: Object.fromEntries(expected),
  })
  expect(reply.headers['server'] ?? '', 'The header names no version').not.toMatch(/\d/)
}
