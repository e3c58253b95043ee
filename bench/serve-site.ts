// Serves the built site to a browser that measures it, with documents of its own.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sirv from 'sirv'
import { CommandError } from '../cli/command-error.ts'
import { answerInsights } from '../hosting/insights/insights.ts'
import { listen, type Listening } from '../hosting/listen.ts'
import type { Hosting } from '../hosting/policy/http-policy.ts'
import { BROTLI_QUALITY } from '../pipeline/output/compress.ts'
import { HOSTING_FILE, SITE_DIR } from '../pipeline/output/folders.ts'

/** As the build compresses documents. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }

/** The HTML of the page at `path`. Throws CommandError when it is not built. */
export function builtPage(path: string): string {
  const file = join(SITE_DIR, path === '/' ? 'index.html' : `${path}.html`)
  if (!existsSync(file)) throw new CommandError(`There is no built ${path} to measure. Run \`npm run build\` first.`)
  return readFileSync(file, 'utf8')
}

/** What a host needs to know of the built site. Throws CommandError when the site is not built. */
export function builtHosting(): Hosting {
  if (!existsSync(HOSTING_FILE))
    throw new CommandError('There is no built site to measure. Run `npm run build` first.')
  return JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting
}

/** Address of the demonstration provider that the page in `html` uses, such as http://localhost:43001. */
export function demonstrationOf(html: string): string | undefined {
  return /http:\/\/localhost:\d+/.exec(html)?.[0]
}

/** Paths of the home page, of the largest page, and of a page with a form. */
export function variedPages(): string[] {
  const sizeOf = (file: string) => statSync(join(SITE_DIR, file)).size
  const largest = globSync('**/*.html', { cwd: SITE_DIR }).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? ''
  const paths = ['/', `/${largest.replace(/(?:index)?\.html$/, '')}`, ...builtHosting().formPages.slice(0, 1)]
  return [...new Set(paths)]
}

/** `html` without scripts and their preloads. The data for search engines stays. */
export function withoutScripts(html: string): string {
  return html.replace(
    /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs,
    '',
  )
}

/**
 * Answers with the HTML in `documents` at its path, with the insights script, and with the files of the built site.
 */
export function serveSite(documents: Readonly<Record<string, string>>): Promise<Listening> {
  const bodies = new Map(Object.entries(documents).map(([path, html]) => [path, brotliCompressSync(html, BROTLI)]))
  const serveFile = sirv(SITE_DIR, { brotli: true, extensions: ['html'] })
  const { insights } = builtHosting()
  const server = createServer((request, response) => {
    const { url = '', method = '' } = request
    if (answerInsights(url, method, response, insights)) return
    const body = bodies.get(url)
    if (!body) return serveFile(request, response)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(body)
  })
  return listen(server, 0)
}
