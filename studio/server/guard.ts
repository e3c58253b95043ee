// Which requests the studio answers: those of its own page, on this machine.
import type { Context } from 'hono'
import { Refused } from './send.ts'
import type { StudioEnv } from './studio-env.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Throws Refused unless the studio's own page on this machine sent the request. */
export function guardMachine({ req, env }: Context<StudioEnv>): void {
  const { remoteAddress = '', localPort } = env.incoming.socket
  if (!LOOPBACK.has(remoteAddress)) throw new Refused(403, 'The studio answers this machine only.')
  const host = req.header('host') ?? ''
  // Another name would let a page elsewhere reach the studio by DNS rebinding.
  if (host !== `localhost:${localPort}` && host !== `127.0.0.1:${localPort}`)
    throw new Refused(403, 'The studio answers at localhost only.')
  guardOrigin(req, `http://${host}`)
}

/**
 * Throws Refused unless a page at `own` sent the request, or a page elsewhere that `mayArrive` from. Hono's own guard
 * lets JSON and GET pass.
 */
export function guardOrigin(req: Context['req'], own: string, mayArrive = false): void {
  const [origin, site] = [req.header('origin'), req.header('sec-fetch-site') ?? 'none']
  const { method } = req
  const isRead = method === 'GET' || method === 'HEAD'
  if ((origin ?? own) !== own || !(['same-origin', 'none'].includes(site) || (isRead && mayArrive)))
    throw new Refused(403, 'Another site sent this request.')
  if (isRead) return
  if (method !== 'POST') throw new Refused(405, 'The studio knows GET and POST only.')
  if (origin === undefined) throw new Refused(403, 'The request does not say which page sent it.')
  if (req.header('content-type') !== 'application/json') throw new Refused(415, 'The studio reads JSON only.')
}
