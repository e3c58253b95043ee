// Vite plugin: hands the clinic, navigation and messages to every page as `virtual:chrome`, cuts the pictures, and reloads the page when content changes.
import type { Plugin, ViteDevServer } from 'vite'
import { readChrome } from '../../app/content/chrome.server.ts'
import { ContentError } from '../../app/content/problems.ts'
import { CONTENT_DIR, currentSite } from '../../app/content/site.server.ts'
import { prepareMedia } from '../media.ts'

const ID = 'virtual:chrome'

export function content(): Plugin {
  return {
    name: 'clinic-content',
    // React Router prerenders through a preview server, which would watch every file that the build writes: a third of the time and 0.2 MB for each page.
    config: (_config, { isPreview }) => (isPreview ? { server: { watch: null } } : undefined),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      return `export const chrome = ${JSON.stringify(await readChrome())}`
    },
    async configureServer(server) {
      await prepare(server)
      server.watcher.on('all', (_event, file) => {
        if (file.includes(`/${CONTENT_DIR}/`)) void reload(server)
      })
    },
  }
}

async function reload(server: ViteDevServer): Promise<void> {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(`\0${ID}`)
    if (module) moduleGraph.invalidateModule(module)
  }
  if (await prepare(server)) server.ws.send({ type: 'full-reload' })
}

/** Cuts the pictures. Content that can't be used is shown over the page and in the terminal, and the server waits for it to be mended. */
async function prepare(server: ViteDevServer): Promise<boolean> {
  try {
    await prepareMedia(await currentSite())
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    server.ws.send({ type: 'error', err: { message: error.message, stack: '' } })
    console.error(error.message)
    return false
  }
}
