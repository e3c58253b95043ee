// Response headers of the site's files.
import type { ServerResponse } from 'node:http'

/** Files whose name holds a hash of their content never change under that name. */
const HASHED = /^\/(?:assets\/|media\/.+\.[0-9a-f]{8}[.-])/

/** Cache and safety headers for the file served at `pathname`. */
export function setHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  // React Router's page data has no registered type; without one a browser might guess.
  if (pathname.endsWith('.data')) response.setHeader('Content-Type', 'text/x-script; charset=utf-8')
}
