// Asks a host exactly what a test wants asked: no path is tidied, no header added, nothing decoded.
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export async function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((done, failed) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, headers: { Host: `localhost:${port}`, ...headers }, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    asked.on('error', failed).end()
  })
}

/** Sends bytes as they are; gives all that comes back until the host closes, or so many ms have passed. */
export async function sendRaw(port: number, bytes: string | Buffer, patience = 2_000): Promise<string> {
  return new Promise((done) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      done(answer)
    }
    const timer = setTimeout(end, patience)
    socket.on('data', (part) => (answer += part.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      done(answer)
    })
  })
}

/** Status of a raw answer; 0 for a connection that was closed without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)
}
