// The browser half of the studio: bundled when the studio starts, and served under /edit/.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

export interface ClientFile {
  type: string
  body: Uint8Array
}

/**
 * Bundles the scripts and styles of the browser half. A process of its own does it, because the bundler would hold
 * 150 MB for as long as the studio runs. The files stay in memory, so that two studios can run at once.
 */
export async function bundleClient(): Promise<ReadonlyMap<string, ClientFile>> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-studio-'))
  try {
    const options = ['build', '--config', 'studio/vite.config.ts', '--outDir', folder]
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...options])
    return new Map(
      readdirSync(folder).flatMap((file) => {
        const type = TYPES[extname(file)]
        return type ? [[file, { type, body: readFileSync(join(folder, file)) }] as const] : []
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The studio's document. Its script makes everything in it. */
export const STUDIO_DOCUMENT = `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the website</title>
    <link rel="icon" href="/edit/api/icon" type="image/svg+xml" />
    <link rel="stylesheet" href="/edit/main.css" />
    <script type="module" src="/edit/main.js"></script>
  </head>
  <body>
    <div id="studio"></div>
    <noscript>The studio needs JavaScript.</noscript>
  </body>
</html>
`

/** Nothing from elsewhere, nothing inline, no HTML made from texts. */
export const STUDIO_POLICY = [
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
