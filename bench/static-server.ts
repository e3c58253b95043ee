// A plain server for the built sites of `compare`. It can switch between sites, so that both have the same origin,
// and it counts the bytes that it sends.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export interface StaticServer {
  port: number
  /** Folder of the site that is served from now on. */
  root: string
  /** What was sent since the list was last emptied; sizes in bytes, compressed and without headers. */
  sent: { path: string; bytes: number }[]
  close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Serves the built site in `root` on a free port. */
export async function startStaticServer(root: string): Promise<StaticServer> {
  const server = createServer(({ method, url = '/' }, response) => {
    // A page view of the analytics script.
    if (method === 'POST') return response.writeHead(204).end()
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const found = fileOf(site.root, path)
    const file = found ?? join(site.root, '404.html')
    const compressed = existsSync(`${file}.br`)
    const body = readFileSync(compressed ? `${file}.br` : file)
    site.sent.push({ path, bytes: body.length })
    return response
      .writeHead(found ? 200 : 404, {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': cacheControl(path),
        ...(compressed && { 'Content-Encoding': 'br' }),
      })
      .end(body)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, resolve))
  const site: StaticServer = {
    port: (server.address() as AddressInfo).port,
    root,
    sent: [],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return site
}

function fileOf(root: string, path: string): string | undefined {
  if (path.endsWith('/insights/script.js')) return 'hosting/insights/script.js'
  const candidates = path === '/' ? ['index.html'] : [path, `${path}.html`]
  return candidates.map((each) => join(root, each)).find((file) => extname(file) !== '' && existsSync(file))
}

/** Hashed files never change. Sites before decision 0021 (docs/decisions) kept page data (.data) for a minute. */
function cacheControl(path: string): string {
  if (/^\/(assets|media)\//.test(path)) return 'public, max-age=31536000, immutable'
  return path.endsWith('.data') ? 'private, max-age=60' : 'no-cache'
}
