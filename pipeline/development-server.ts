// Vite plugin of `npm run dev`: reloads the page when content or code changes, makes a picture when a page requests
// it, and stands in for the host's analytics.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { inspect } from 'node:util'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { MEDIA } from '../app/paths.ts'
import { ContentError } from '../app/yaml/problems.ts'
import { EXAMPLE_CLINIC, readExamples } from '../app/site/read/examples.server.ts'
import { CONTENT_DIR, siteReader } from '../app/site/read/site.server.ts'
import type { Site } from '../app/site/read/site.ts'
import { LOCAL_FORMS_PORT } from '../app/schema/form-providers.ts'
import { answerInsights } from '../hosting/insights/insights.ts'
import { contentTypes } from '../hosting/policy/http-policy.ts'
import { mediaFile } from './media/prepare-media.ts'

/** The plugin, for the content of this checkout. */
export function developmentServer(): Plugin {
  const readCurrent = siteReader(CONTENT_DIR)
  const printProblems = problemPrinter(readCurrent)
  return {
    name: 'clinic-development-server',
    apply: 'serve',
    // Vite lets pages of every port of this machine read the files of the project.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      server.middlewares.use(limitScripts)
      void printProblems()
      server.watcher.on('all', (_event, file) => {
        if (file.endsWith('/example.yaml')) return reloadPage(server)
        if (!file.includes(`/${CONTENT_DIR}/`)) return
        reloadPage(server)
        void printProblems()
      })
      server.middlewares.use(mediaHandler(readCurrent))
      server.middlewares.use(insightsHandler(readCurrent))
    },
    // Reloads the page after a change of code. React Router would update its modules in place, but that needs its
    // router in the browser, and no page loads it. So this hook runs first and leaves React Router no modules. Vite's
    // newer hook `hotUpdate` can't do this: React Router uses `handleHotUpdate`, which runs later with all modules.
    handleHotUpdate: {
      order: 'pre',
      handler({ modules, server, timestamp }) {
        for (const module of modules) server.moduleGraph.invalidateModule(module, new Set(), timestamp, true)
        if (modules.length > 0) reloadPage(server)
        return []
      },
    },
  }
}

/**
 * The development server sends any file of the project to its own pages, and opens an editor. So no script of a real
 * form provider runs on them: only the demonstration provider's.
 */
function limitScripts(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const port = process.env['FORMS_PORT'] || LOCAL_FORMS_PORT
  response.setHeader('Content-Security-Policy', `script-src 'self' 'unsafe-inline' http://localhost:${port}`)
  next()
}

function reloadPage(server: ViteDevServer): void {
  server.ws.send({ type: 'full-reload' })
}

/**
 * Returns a function that prints what is wrong with the content, or with the code that reads it, and says when that
 * is mended. It prints nothing twice, because an editor may save a file in several steps. The page in the browser
 * shows the problems too, and the server goes on.
 */
export function problemPrinter(readCurrent: () => Promise<Site>): () => Promise<void> {
  let printed = ''
  return async () => {
    const wrong = await readCurrent().then(() => '', wordsOf)
    if (wrong === printed) return
    printed = wrong
    if (wrong) console.error(wrong)
    else console.log('The content has no problems any more.\n')
  }
}

function wordsOf(error: unknown): string {
  return error instanceof ContentError ? error.message : inspect(error)
}

/** Serves files under /media, and makes each when it is first requested, because a page uses few of them. */
function mediaHandler(readCurrent: () => Promise<Site>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(MEDIA)) return next()
    try {
      const file =
        (await mediaFile(await readCurrent(), CONTENT_DIR, pathname)) ??
        // Only the style guide shows pictures of the clinic in the examples.
        (await mediaFile((await readExamples()).site, EXAMPLE_CLINIC, pathname))
      if (!file) return next()
      const type = contentTypes[extname(pathname).slice(1)] ?? 'application/octet-stream'
      response.setHeader('Content-Type', type).end(file)
    } catch (error) {
      // Vite would print the problems of the content once more, for each picture of the page.
      if (error instanceof ContentError) response.writeHead(500).end(error.message)
      else next(error)
    }
  }
}

/** Stands in for the host's analytics, as the local server does. Without valid content, its path is not known. */
function insightsHandler(readCurrent: () => Promise<Site>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const site = await readCurrent().catch(() => undefined)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const script = site?.clinic.analytics.scriptSrc
    if (!script || !answerInsights(pathname, request.method ?? 'GET', response, script)) next()
  }
}
