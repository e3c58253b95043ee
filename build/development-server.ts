// Vite plugin of `npm run dev`: reloads the page when content or code changes, makes a picture when a page requests
// it, and answers for the insights of the host.
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { ContentError } from '../app/content/read/problems.ts'
import { CONTENT_DIR, siteReader, type Site } from '../app/content/read/site.server.ts'
import { contentTypes } from '../hosting/policy/http-policy.ts'
import { makeMediaFile } from './media/prepare-media.ts'
import { PUBLIC_DIR } from './output/folders.ts'

export function developmentServer(): Plugin {
  const readCurrent = siteReader(CONTENT_DIR)
  return {
    name: 'clinic-development-server',
    apply: 'serve',
    configureServer({ middlewares }) {
      void printProblems(readCurrent)
      middlewares.use(mediaOf(readCurrent))
    },
    hotUpdate: {
      // Pages have no client routes that could be updated in place, so nothing is left for other plugins to update.
      order: 'pre',
      handler({ file, modules, timestamp }) {
        const isContent = file.includes(`/${CONTENT_DIR}/`)
        for (const module of modules)
          this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true)
        if (isContent || modules.length > 0) this.environment.hot.send({ type: 'full-reload' })
        if (isContent && this.environment.name === 'client') void printProblems(readCurrent)
        return []
      },
    },
  }
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
