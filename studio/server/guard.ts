// Which requests the studio answers: those of its own page, on this machine.
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { Refused } from './send.ts'

const MIB = 1 << 20
/** Longest bodies, in MiB: a photo of a good camera, and anything else. */
const MOST = { picture: 32, other: 1 }
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Throws Refused unless the studio's own page on this machine sent the request. */
export function guard({ method = '', headers, socket }: IncomingMessage): void {
  if (!LOOPBACK.has(socket.remoteAddress ?? '')) throw new Refused(403, 'The studio answers this machine only.')
  const { host = '', origin } = headers
  // Another name would let a page elsewhere reach the studio by DNS rebinding.
  if (!isOwnHost(host, socket.localPort)) throw new Refused(403, 'The studio answers at localhost only.')
  if (origin !== undefined && origin !== `http://${host}`) throw new Refused(403, 'Another site sent this request.')
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refused(403, 'Another site sent this request.')
  if (method === 'GET' || method === 'HEAD') return
  if (method !== 'POST') throw new Refused(405, 'The studio knows GET and POST only.')
  if (origin === undefined) throw new Refused(403, 'The request does not say which page sent it.')
  if (headers['content-type'] !== 'application/json') throw new Refused(415, 'The studio reads JSON only.')
}

function isOwnHost(host: string, port: number | undefined): boolean {
  return host === `localhost:${port}` || host === `127.0.0.1:${port}`
}

/**
 * The body of a request for an action, parsed. Throws Refused when it isn't JSON, is too long, or does
 * not say how long it is.
 */
export async function readBody(request: IncomingMessage, action: string): Promise<unknown> {
  const most = action === 'picture' ? MOST.picture : MOST.other
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (length > most * MIB) throw new Refused(413, `This is larger than ${most} MB. Choose something smaller.`)
  return json(request).catch(() => {
    throw new Refused(400, 'The body is not JSON.')
  })
}
