// Vite plugins for `npm run dev`: make a picture when a page asks for it, and reload the page when content or code
// changes. Pages have no client routes that React Router could update in place.
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Connect, DevEnvironment, EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { ContentError } from '../../app/content/read/problems.ts'
import { CONTENT_DIR, siteReader, type Site } from '../../app/content/read/site.server.ts'
import { contentTypes } from '../../hosting/policy/http-policy.ts'
import { makeMediaFile } from '../media/prepare-media.ts'
import { PUBLIC_DIR } from '../output/folders.ts'

/** The check waits until the reloaded page has rendered, because both read all content. */
const CHECK_DELAY_MS = 2_000

export function contentReload(): Plugin[] {
  return [
    {
      name: 'clinic-content-reload',
      apply: 'serve',
      configureServer(server) {
        const readCurrent = siteReader(CONTENT_DIR)
        void printProblems(readCurrent)
        let check: NodeJS.Timeout | undefined
        server.watcher.on('all', (_event, file) => {
          if (!file.includes(`/${CONTENT_DIR}/`)) return
          reloadPage(server)
          clearTimeout(check)
          check = setTimeout(() => void printProblems(readCurrent), CHECK_DELAY_MS)
        })
        server.middlewares.use(mediaOf(readCurrent))
      },
    },
    { name: 'clinic-code-reload', apply: 'serve', hotUpdate: { order: 'pre', handler: reloadInsteadOfUpdate } },
  ]
}

/** Marks the changed modules as outdated and reloads the page. Returns no module, so nothing is updated in place. */
function reloadInsteadOfUpdate(
  this: { environment: DevEnvironment },
  { modules, server, timestamp }: HotUpdateOptions,
): EnvironmentModuleNode[] {
  for (const module of modules) this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true)
  if (modules.length > 0) reloadPage(server)
  return []
}

function reloadPage(server: ViteDevServer): void {
  server.environments['client']?.hot.send({ type: 'full-reload' })
}

/** Prints problems of the content. The page shows them too. */
async function printProblems(readCurrent: () => Promise<Site>): Promise<void> {
  try {
    await readCurrent()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
  }
}

/** Answers requests for files under /media. Makes each at its first request, because a page names few of them. */
function mediaOf(readCurrent: () => Promise<Site>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith('/media/')) return next()
    try {
      await makeMediaFile(await readCurrent(), pathname)
      const file = join(PUBLIC_DIR, pathname)
      if (!existsSync(file)) return next()
      const type = contentTypes[extname(file).slice(1) as keyof typeof contentTypes]
      response.setHeader('Content-Type', type).end(readFileSync(file))
    } catch (error) {
      next(error)
    }
  }
}
