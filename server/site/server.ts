// Serves the built site on this machine as a host would: clean addresses, 308 for former paths, a real 404, compressed variants.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { z } from 'zod'
import { insights, type View } from '../insights/insights.ts'
import { setHeaders } from './headers.ts'
import { redirectOf } from './redirects.ts'

interface SiteServerOptions {
  /** Folder of the built site. */
  root: string
  /** File with what a host must know beside the files. */
  hostingFile: string
  /** 0 takes a free port. */
  port: number
}

export interface SiteServer {
  origin: string
  /** Page views counted so far: path and time, nothing else. */
  views: readonly View[]
  close: () => Promise<void>
}

const hostingSchema = z.object({ formerPaths: z.record(z.string(), z.string()), insights: z.string() })

/** Starts the server. Rejects with the raw error when the port is busy (EADDRINUSE). */
export async function startSiteServer({ root, hostingFile, port }: SiteServerOptions): Promise<SiteServer> {
  const hosting = hostingSchema.parse(JSON.parse(readFileSync(hostingFile, 'utf8')))
  const notFoundPage = readFileSync(join(root, '404.html'))
  const files = sirv(root, { etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders })
  const counter = insights(hosting.insights)

  const server = createServer((request, response) => {
    const path = readablePath(request)
    if (path !== undefined && counter.answer(path, request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    if (path === undefined || path === '/404' || path === '/404.html') return notFound(request, response, notFoundPage)
    const to = redirectOf(request.url ?? '/', hosting.formerPaths)
    if (to !== undefined) return void response.writeHead(308, { Location: to, 'Cache-Control': 'public, max-age=3600' }).end()
    files(request, response, () => notFound(request, response, notFoundPage))
  })
  await new Promise<void>((ready, broken) => server.once('error', broken).listen(port, ready))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    views: counter.views,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Decoded path of the request, or undefined when it is malformed. */
function readablePath({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const { pathname } = new URL(url, 'http://localhost')
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

function notFound(request: IncomingMessage, response: ServerResponse, page: Buffer): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' })
  response.end(request.method === 'HEAD' ? undefined : page)
}
