// Sends answers. Browsers cache nothing of the studio.
import type { ServerResponse } from 'node:http'
import type { FileChanged } from '../protocol.ts'
import { Refused } from './refused.ts'

export const HTML = 'text/html; charset=utf-8'

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
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

/** Answers with the reason why something failed. */
export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.end()
  if (error instanceof Refused) return sendJson(response, error.status, { message: error.message, ...error.more })
  console.error(error)
  sendJson(response, 500, { message: error instanceof Error ? error.message : String(error) })
}

/** Sends every change over one open response, until the browser closes it. */
export function sendEvents(
  response: ServerResponse,
  subscribe: (listener: (change: FileChanged) => void) => () => void,
): void {
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' })
  response.write(': open\n\n')
  const unsubscribe = subscribe((change) => response.write(`event: changed\ndata: ${JSON.stringify(change)}\n\n`))
  response.on('close', unsubscribe)
}
