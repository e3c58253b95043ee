// Sends answers, and reasons why there is none. Browsers cache nothing of the studio.
import type { ServerResponse } from 'node:http'
import type { FieldProblem, Refusal } from '../protocol.ts'

export const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/**
 * Headers of every answer. Pages have a policy of their own; anything else that somebody opens in a tab runs nothing
 * and is no part of the studio's origin.
 */
export const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** Thrown where a request cannot be carried out. `message` is a sentence for staff. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly problems: readonly FieldProblem[] | undefined

  constructor(status: number, message: string, problems?: readonly FieldProblem[]) {
    super(message)
    this.status = status
    this.problems = problems
  }
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type, ...headers })
  response.end(body)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value))
}

/** Answers with the reason why something failed: a sentence in a tab, JSON for the studio's page. */
export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.end()
  const { status, message, problems } = error instanceof Refused ? error : new Refused(500, wordsOf(error as Error))
  if (status === 500) console.error(error)
  if (response.req.headers.accept?.includes('text/html')) return send(response, status, TEXT, message)
  sendJson(response, status, { message, problems } satisfies Refusal)
}

/** What staff read of an error that nobody foresaw. */
function wordsOf({ message, code }: NodeJS.ErrnoException): string {
  const cause = ['ENOSPC', 'EDQUOT'].includes(code ?? '')
    ? 'The disk of this computer is full. Free some space.'
    : 'Something is wrong with the studio or this computer.'
  return `${cause} This was not kept, but it is still in this window. Show your engineer: ${message}`
}
