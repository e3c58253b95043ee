// Sends requests exactly as a test writes them: nothing is normalized, added or decoded.
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Size of the status line and the headers, in bytes. */
  size: number
}

/** Sends one request over a separate connection. Rejects when the connection fails. */
export async function send(
  origin: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  body = '',
): Promise<Reply> {
  const { port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { Host: host, ...headers }, agent: false }
    const sent = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          size: headSize(response),
        }),
      )
    })
    sent.on('error', reject).end(body)
  })
}

function headSize({ statusMessage, rawHeaders }: IncomingMessage): number {
  const line = `HTTP/1.1 200 ${statusMessage}\r\n`
  // A name is followed by a colon and a space, a value by the end of its line. An empty line ends the headers.
  return line.length + rawHeaders.join('').length + rawHeaders.length * 2 + 2
}

/**
 * Sends bytes, and returns everything that comes back until the host closes the connection. The client closes its
 * side after the first bytes of the answer.
 */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      if (!socket.writableEnded) socket.end()
    })
    // A host may reset the connection of a request that it refuses. What came back until then counts.
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

/** A GET request for `path`, byte for byte. */
export function getRequest(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
}

/** Status of an answer to sendBytes; 0 when the host closed the connection without an answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)
}
