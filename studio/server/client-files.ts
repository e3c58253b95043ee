// The browser half of the studio: bundled when the studio starts, and served under /edit/.
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sirv, { type RequestHandler } from 'sirv'
import { HEADERS } from './send.ts'

/**
 * Bundles the browser half into a new folder, and returns its path. A separate process does it, because the bundler
 * would hold 150 MB for as long as the studio runs.
 */
export async function bundleClient(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-studio-'))
  const options = ['build', '--config', 'studio/vite.config.ts', '--outDir', folder]
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...options])
  return folder
}

/** Sends the files of the browser half. */
export function clientFiles(folder: string): RequestHandler {
  const headers = { ...HEADERS, 'content-security-policy': STUDIO_POLICY }
  return sirv(folder, {
    dev: true,
    setHeaders: (response) => response.setHeaders(new Map(Object.entries(headers))),
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

/** The page beside the form. Some of its elements have style attributes. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
