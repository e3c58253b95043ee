// Vite plugins for `npm run dev`: make the pictures, and reload the page when content or code changes.
// Pages have no client routes that React Router could update in place.
import type { DevEnvironment, EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { ContentError } from '../../app/content/problems.ts'
import { CONTENT_DIR, readSite } from '../../app/content/site.server.ts'
import { prepareMedia } from '../media/prepare-media.ts'

/** Pictures wait until the reloaded page has rendered, because both read all content. */
const PICTURES_DELAY_MS = 2_000

export function contentReload(): Plugin[] {
  return [
    {
      name: 'clinic-content-reload',
      apply: 'serve',
      async configureServer(server) {
        await makePictures()
        let pictures: NodeJS.Timeout | undefined
        server.watcher.on('all', (_event, file) => {
          if (!file.includes(`/${CONTENT_DIR}/`)) return
          reloadPage(server)
          clearTimeout(pictures)
          pictures = setTimeout(() => void makePictures(() => reloadPage(server)), PICTURES_DELAY_MS)
        })
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

/**
 * Makes missing pictures, and calls `onMade` if there were any. Prints problems of the content; the page shows them
 * too.
 */
async function makePictures(onMade?: () => void): Promise<void> {
  let made = 0
  try {
    await prepareMedia(await readSite(CONTENT_DIR), () => made++)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
  }
  if (made > 0) onMade?.()
}
