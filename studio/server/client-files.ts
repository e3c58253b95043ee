// The browser half of the studio: bundled when the studio starts, and served under /edit/.
import { extname } from 'node:path'
import { build, type Rolldown } from 'vite'

const ENTRIES = { main: 'studio/client/main.tsx', preview: 'studio/client/preview.ts' }
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

export interface ClientFile {
  type: string
  body: string | Uint8Array
}

/** Bundles the scripts and styles of the browser half. They stay in memory, so that two studios can run at once. */
export async function bundleClient(): Promise<ReadonlyMap<string, ClientFile>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { development: false } },
    // The server is started for development, which would bundle the development version of React.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: ENTRIES,
        checks: { pluginTimings: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'main[extname]' },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.flatMap((file) => {
      const type = TYPES[extname(file.fileName)]
      return type ? [[file.fileName, { type, body: file.type === 'chunk' ? file.code : file.source }] as const] : []
    }),
  )
}

/** The studio's document. Its script makes everything in it. */
export const STUDIO_DOCUMENT = `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the website</title>
    <link rel="icon" href="/edit/api/icon?name=pencil" type="image/svg+xml" />
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
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The page that is shown beside the form. The development server puts its styles into the document. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
