// Serves the built site to a browser that measures it, with variants in place of some documents.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sirv from 'sirv'
import { CommandError } from '../cli/steps.ts'
import { listen, type Listening } from '../hosting/listen.ts'
import { SITE_DIR } from '../pipeline/output/folders.ts'

/** The quality with which the build compresses documents. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** The HTML of the page at `path`. Throws CommandError when it is not built. */
export function builtPage(path: string): string {
  const file = join(SITE_DIR, path === '/' ? 'index.html' : `${path}.html`)
  if (!existsSync(file)) throw new CommandError(`There is no built ${path} to measure. Run \`npm run build\` first.`)
  return readFileSync(file, 'utf8')
}

/** Answers with the HTML in `variants` at its path, and with the files of the built site elsewhere. */
export function serveSite(variants: Readonly<Record<string, string>>): Promise<Listening> {
  const bodies = new Map(Object.entries(variants).map(([path, html]) => [path, brotliCompressSync(html, BROTLI)]))
  const serveFile = sirv(SITE_DIR, { brotli: true, extensions: ['html'] })
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '')
    if (!body) return serveFile(request, response)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(body)
  })
  return listen(server, 0)
}
