// Vite plugin for `npm run dev`: makes the pictures, and reloads the page when content or code changes.
import type { Plugin, ViteDevServer } from 'vite'
import { ContentError } from '../../app/content/problems.ts'
import { CONTENT_DIR, readSite } from '../../app/content/site.server.ts'
import { prepareMedia } from '../media/prepare-media.ts'

/** Pages have no client routes that React Router could update in place, so every change reloads the page. */
export function contentReload(): Plugin {
  return {
    name: 'clinic-content-reload',
    apply: 'serve',
    async configureServer(server) {
      await prepare(server)
      server.watcher.add(CONTENT_DIR)
      server.watcher.on('all', (_event, file) => {
        if (file.includes(`/${CONTENT_DIR}/`)) void reloadContent(server)
      })
    },
    hotUpdate: {
      order: 'pre',
      handler({ modules, server, timestamp }) {
        if (modules.length === 0) return
        for (const module of modules)
          this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true)
        server.environments['client']?.hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
}

async function reloadContent(server: ViteDevServer): Promise<void> {
  if (await prepare(server)) server.environments['client']?.hot.send({ type: 'full-reload' })
}

/** Makes missing pictures. Shows content problems over the page and in the terminal, and returns false then. */
async function prepare(server: ViteDevServer): Promise<boolean> {
  try {
    await prepareMedia(await readSite(CONTENT_DIR))
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    server.environments['client']?.hot.send({ type: 'error', err: { message: error.message, stack: '' } })
    console.error(error.message)
    return false
  }
}
