// Sends requests exactly as a test writes them: no path is normalised, no header added, nothing decoded.
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends one request over a connection of its own. Rejects when the connection fails. */
export async function send(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  body = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { Host: `localhost:${port}`, ...headers }, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    sent.on('error', reject).end(body)
  })
}

/** Longer than a host waits for the rest of a request, in ms. */
const MAX_WAIT_MS = 20_000

/**
 * Sends bytes and returns everything that comes back until the host closes the connection. The client closes its side
 * after the first bytes of the answer, or at once. Rejects when the host keeps the connection open.
 */
export async function sendBytes(
  port: number,
  bytes: string | Buffer,
  closeOwnSide: 'after the first bytes' | 'at once' = 'after the first bytes',
): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes)
      if (closeOwnSide === 'at once') socket.end()
    })
    const timer = setTimeout(() => {
      reject(new Error(`The host kept the connection open after: ${bytes.toString().slice(0, 200)}`))
      socket.destroy()
    }, MAX_WAIT_MS)
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      if (!socket.writableEnded) socket.end()
    })
    // A host may reset the connection of a request that it refuses. What came back before counts.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}

/** A GET request of `path`, byte for byte. */
export function getRequest(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
}

/** Status of an answer from sendBytes; 0 when the connection was closed without an answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)
}
