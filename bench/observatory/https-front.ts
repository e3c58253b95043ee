// A site as visitors get it: HTTPS with a certificate of its own, and plain HTTP on the same port led on to it. In front of a server that speaks plain HTTP.
import {
  createServer as createHttpServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
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
  key: Buffer
  cert: Buffer
  /** Changes an answer on its way; its length follows. */
  edit: (answer: Answer) => Answer
}

/** First byte of a TLS handshake. */
const HANDSHAKE = 0x16

/** Listens on a free port of this machine for both HTTP and HTTPS. */
export async function startHttpsFront({
  behind,
  key,
  cert,
  edit,
}: FrontOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const https = createHttpsServer(
    { key, cert },
    (asked, answer) => void forward(behind, asked, answer, edit).catch(() => answer.destroy()),
  )
  const http = createHttpServer(leadToHttps)
  const door = createServer((socket) =>
    socket
      .on('error', () => socket.destroy())
      .once('readable', () => {
        const first = socket.read(1) as Buffer | null
        if (!first) return
        socket.unshift(first)
        const server = first[0] === HANDSHAKE ? https : http
        server.emit('connection', socket)
      }),
  )
  await new Promise<void>((ready, broken) => door.once('error', broken).listen(0, ready))
  return {
    port: (door.address() as AddressInfo).port,
    close: async () => {
      https.closeAllConnections()
      http.closeAllConnections()
      await new Promise<void>((closed) => door.close(() => closed()))
    },
  }
}

const leadToHttps: RequestListener = ({ headers, url = '/' }, answer) => {
  answer.writeHead(308, { Location: `https://${headers.host}${url}` }).end()
}

/** Answers as the server behind does. Its not-found page comes as a page that is there: the scanner judges no 404. */
async function forward(
  behind: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  edit: FrontOptions['edit'],
): Promise<void> {
  const { 'accept-encoding': _plain, ...headers } = asked.headers
  const reply = await new Promise<IncomingMessage>((done, broken) =>
    request(behind + asked.url, { method: asked.method, headers }, done)
      .on('error', broken)
      .end(),
  )
  const edited = edit({ headers: reply.headers, body: await text(reply) })
  const body = Buffer.from(edited.body)
  answer
    .writeHead(reply.statusCode === 404 ? 200 : (reply.statusCode ?? 502), {
      ...edited.headers,
      'content-length': body.length,
    })
    .end(body)
}
