// The browser half of the studio: bundled when the studio starts, and served under /edit/.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Context } from 'hono'
import type { StudioEnv } from './studio-env.ts'
import { Refused } from './send.ts'

/**
 * Bundles the browser half into a new folder, and returns its path. A separate process does it, because the bundler
 * would hold 150 MB for as long as the studio runs.
 */
export async function bundleClient(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-studio-'))
  // The native loader of the configuration writes nothing beside it.
  const options = ['build', '--config', 'studio/vite.config.ts', '--configLoader', 'native', '--outDir', folder]
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...options])
  return folder
}

/** The clinic's colours, which only the server knows. */
const PALETTE = '<link rel="stylesheet" href="/edit/api/palette" />'

/**
 * Sends the page of the studio, which has the page key. Only a tab gets it: a script on a page of the site could read
 * the answer to its own request, and a window that it has opened.
 */
export function sendStudio(c: Context<StudioEnv>, folder: string): Response {
  if ((c.req.header('sec-fetch-dest') ?? 'document') !== 'document')
    throw new Refused(403, 'The studio opens in a tab only.')
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const page = html.replace('</head>', `${PALETTE}<meta name="studio-page" content="${c.var.pageKey}" /></head>`)
  return c.html(page, 200, {
    'content-security-policy': STUDIO_POLICY,
    'cross-origin-opener-policy': 'same-origin',
  })
}

/** Nothing from elsewhere, nothing inline, no HTML made from texts. */
const STUDIO_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A picture that staff have chosen, before it is sent.
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')
