// Sends answers, and reasons why there is none. Browsers cache nothing of the studio.
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FieldProblem, Refusal } from '../protocol.ts'

export const WEBP = { 'content-type': 'image/webp' }

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
  readonly status: ContentfulStatusCode
  readonly problems: readonly FieldProblem[] | undefined

  constructor(status: ContentfulStatusCode, message: string, problems?: readonly FieldProblem[]) {
    super(message)
    this.status = status
    this.problems = problems
  }
}

/** Answers with the reason why something failed: a sentence in a tab, JSON for the studio's page. */
export function sendError(c: Context, error: Error): Response {
  const { status, message, problems } = reasonFor(error)
  // The message may quote what somebody typed, and a log is read by others.
  if (status === 500) console.error(error.stack?.replace(error.message, ''))
  if (c.req.header('accept')?.includes('text/html')) return c.text(message, status)
  return c.json({ message, problems } satisfies Refusal, status)
}

function reasonFor(error: Error): Refused {
  if (error instanceof Refused) return error
  if (error instanceof HTTPException) return new Refused(error.status, error.message)
  return new Refused(500, wordsOf(error))
}

/** What staff read of an error that nobody foresaw. */
function wordsOf({ message, code }: NodeJS.ErrnoException): string {
  const cause = ['ENOSPC', 'EDQUOT'].includes(code ?? '')
    ? 'The disk of the studio is full. Free some space, or ask whoever runs it to.'
    : 'Something is wrong with the studio or this computer.'
  return `${cause} This was not kept, but it is still in this window. Show your engineer: ${message}`
}
