// The local server: serves the built site as a host does. sirv sends the files, and the HTTP policy decides the rest.
import { readFileSync } from 'node:fs'
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import sirv from 'sirv'
import { answerInsights } from '../insights/insights.ts'
import { listen, type Listening } from '../listen.ts'
import { redirectOf } from '../policy/addresses.ts'
import { hasAddress, headersOf, httpPolicy, kindOf, type Hosting, type HttpPolicy } from '../policy/http-policy.ts'

interface SiteServerOptions {
  /** Folder of the built site. */
  root: string
  /** JSON file with the Hosting of the site (hosting/policy/http-policy.ts). */
  hostingFile: string
  /** 0 means any free port. */
  port: number
  /** Address to listen on: `0.0.0.0` for the whole network. By default, only this machine can connect. */
  host?: string | undefined
}

/** Starts the server. Rejects with the raw error when the port is busy (EADDRINUSE) or `root` has no site. */
export async function startSiteServer({ root, hostingFile, port, host }: SiteServerOptions): Promise<Listening> {
  const policy = httpPolicy(JSON.parse(readFileSync(hostingFile, 'utf8')) as Hosting)
  const server = createServer(responder(root, policy))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => refuse(error, socket, policy))
  return listen(server, port, host)
}

/** Returns the function that answers each request. */
function responder(root: string, policy: HttpPolicy): (request: IncomingMessage, response: ServerResponse) => void {
  // `dev` looks for the file at each request, so that a new build is served without a restart.
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })
  const errorHeaders = headersOf(policy, policy.errorPages.notFound)
  // Read at the start, because a failing disk may be the reason for a server error.
  const serverError = readFileSync(join(root, policy.errorPages.serverError))

  const sendNotFound = (response: ServerResponse) => {
    const page = readFileSync(join(root, policy.errorPages.notFound))
    response.writeHead(404, errorHeaders).end(page)
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET' } = request
    const { pathname, search } = URL.parse(`http://localhost${url}`) ?? { pathname: '', search: '' }
    const path = decoded(pathname)
    const kind = kindOf(policy, path ?? '')
    // The headers of a page with a form are for the page itself only, not for a redirect or refusal at its address.
    response.setHeaders(new Map(Object.entries(policy.headers[kind === 'formPage' ? 'document' : kind])))
    if (answerInsights(pathname, method, response, policy.insights)) return
    if (!policy.methods.includes(method)) {
      response.writeHead(405, { Allow: policy.methods.join(', ') }).end()
      return
    }
    if (path === undefined || !hasAddress(policy, path)) {
      sendNotFound(response)
      return
    }
    const to = redirectOf(pathname, search, policy.redirects)
    if (to !== undefined) {
      response.writeHead(308, { Location: to, 'Cache-Control': policy.caching.redirect }).end()
      return
    }
    // `URL.parse` has resolved `..` and `.` in `pathname`.
    request.url = pathname
    response.setHeaders(new Map(Object.entries(headersOf(policy, path))))
    sendFile(request, response, () => sendNotFound(response))
  }

  return (request, response) => {
    // sirv does not handle an error while it reads a file.
    response.on('pipe', (file) => file.once('error', () => response.destroy()))
    try {
      answer(request, response)
    } catch {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, errorHeaders).end(serverError)
    }
  }
}

/** Answers a request that Node could not read, and closes its connection. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, { tooLarge, headers }: HttpPolicy): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const text = isTooLarge ? tooLarge.text : ''
  const lines = {
    ...headers.document,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
    ...(isTooLarge ? { 'Clear-Site-Data': tooLarge.clear } : {}),
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  const status = isTooLarge ? tooLarge.status : 400
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`)
}

/** The path without percent escapes. Undefined when it is malformed or has a NUL, because no file has such a path. */
function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
