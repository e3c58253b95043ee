// Reads what a page of this site reports to the local server.
import type { IncomingMessage } from 'node:http'

/** The request's JSON body; undefined when it has more than `maxBytes` bytes or is no JSON. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > maxBytes) return undefined
      parts.push(part)
    }
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    return undefined
  }
}

/** Whether a page of this site sent the request, or a program. Browsers say when another site did. */
export function isFromThisSite({ headers }: IncomingMessage): boolean {
  return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
}
