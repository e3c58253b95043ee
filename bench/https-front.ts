// Puts HTTPS in front of a server that speaks plain HTTP. Plain HTTP on the same port is redirected to HTTPS.
import {
  createServer as createHttpServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Answer {
  headers: IncomingHttpHeaders
  body: string
}

interface FrontOptions {
  /** Origin of the server behind. */
  behind: string
  /** PEM. */
  key: string
  cert: string
  /** Changes an answer. The content length is set afterwards. */
  edit: (answer: Answer) => Answer
}

/** First byte of a TLS handshake. */
const TLS_HANDSHAKE = 0x16

/** Listens on a free port for both HTTP and HTTPS. */
export async function startHttpsFront(options: FrontOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const https = createHttpsServer(
    options,
    (request, response) => void forward(options, request, response).catch(() => response.destroy()),
  )
  const http = createHttpServer(({ headers, url = '/' }, response) =>
    response.writeHead(308, { Location: `https://${headers.host}${url}` }).end(),
  )
  const listener = createServer((socket) =>
    socket
      .on('error', () => socket.destroy())
      .once('readable', () => {
        const firstByte = socket.read(1) as Buffer | null
        if (!firstByte) return
        socket.unshift(firstByte)
        const server = firstByte[0] === TLS_HANDSHAKE ? https : http
        server.emit('connection', socket)
      }),
  )
  await new Promise<void>((resolve, reject) => listener.once('error', reject).listen(0, resolve))
  return {
    port: (listener.address() as AddressInfo).port,
    close: async () => {
      https.closeAllConnections()
      http.closeAllConnections()
      await new Promise<void>((closed) => listener.close(() => closed()))
    },
  }
}

/** Sends the answer of the server behind. A 404 becomes a 200, because the scanner does not scan missing pages. */
async function forward(
  { behind, edit }: FrontOptions,
  { url, method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { 'accept-encoding': _compressed, ...uncompressed } = headers
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(behind + url, { method, headers: uncompressed }, resolve)
      .on('error', reject)
      .end(),
  )
  const edited = edit({ headers: answer.headers, body: await text(answer) })
  const body = Buffer.from(edited.body)
  response
    .writeHead(answer.statusCode === 404 ? 200 : (answer.statusCode ?? 502), {
      ...edited.headers,
      'content-length': body.length,
    })
    .end(body)
}
