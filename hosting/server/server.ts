// The local server: serves the built site as a host does. sirv sends the files, and the HTTP policy decides the rest.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { answerInsights } from '../insights/insights.ts'
import { listen, type Listening } from '../listen.ts'
import { redirectOf } from '../policy/addresses.ts'
import { fileHeaders, hasAddress, httpPolicy, type Hosting } from '../policy/http-policy.ts'

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
  const respond = responder(root, JSON.parse(readFileSync(hostingFile, 'utf8')) as Hosting)
  return listen(createServer(respond), port, host)
}

/** Returns the function that answers each request. */
function responder(root: string, hosting: Hosting): (request: IncomingMessage, response: ServerResponse) => void {
  const policy = httpPolicy(hosting)
  // `dev` looks for the file at each request, so that a new build is served without a restart.
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })
  const pageHeaders = { ...policy.headers, ...fileHeaders(policy, policy.errorPages.notFound) }
  // Read at the start, because a failing disk may be the reason for a server error.
  const serverError = readFileSync(join(root, policy.errorPages.serverError))

  const sendNotFound = (response: ServerResponse) => {
    const page = readFileSync(join(root, policy.errorPages.notFound))
    response.writeHead(404, pageHeaders).end(page)
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET' } = request
    const { pathname, search } = URL.parse(`http://localhost${url}`) ?? { pathname: '', search: '' }
    if (answerInsights(pathname, method, response, policy.insights)) return
    if (!policy.methods.includes(method)) {
      response.writeHead(405, { Allow: policy.methods.join(', ') }).end()
      return
    }
    const path = decoded(pathname)
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
    response.setHeaders(new Map(Object.entries(fileHeaders(policy, path))))
    sendFile(request, response, () => sendNotFound(response))
  }

  return (request, response) => {
    // sirv does not handle an error while it reads a file.
    response.on('pipe', (file) => file.once('error', () => response.destroy()))
    response.setHeaders(new Map(Object.entries(policy.headers)))
    try {
      answer(request, response)
    } catch {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, pageHeaders).end(serverError)
    }
  }
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
