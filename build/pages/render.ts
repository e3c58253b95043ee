// Renders pages with the server bundle of React Router, in this process.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { sharedContentOf } from '../../app/content/view/shared-content.server.ts'
import type { sharedContext, siteContext } from '../../app/content/read/site-context.server.ts'
import type { Site } from '../../app/content/read/site.server.ts'
import { CommandError } from '../../cli/steps.ts'
import { CODE_DIR } from '../output/folders.ts'

/** The HTML of the page at `path`. Throws CommandError when the page is rendered with another status. */
export type Render = (path: string, status: 200 | 404 | 500) => Promise<string>

/** Loads the server bundle. Its pages show `site`. NODE_ENV must be `production`. */
export async function pageRenderer(site: Site): Promise<Render> {
  // React looks at NODE_ENV when it is imported, so the build sets that first (build/build-site.ts).
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const file = pathToFileURL(resolve(CODE_DIR, 'server/index.js'))
  const bundle = (await import(file.href)) as ServerBuild
  const entry = bundle.entry.module as ServerBuild['entry']['module'] & {
    siteContext: typeof siteContext
    sharedContext: typeof sharedContext
  }
  const shared = sharedContentOf(site)
  const handle = createRequestHandler(bundle, 'production')

  return async (path, status) => {
    const context = new RouterContextProvider()
    context.set(entry.siteContext, async () => site)
    context.set(entry.sharedContext, async () => shared)
    const response = await handle(new Request(new URL(path, site.clinic.url)), context)
    const html = await response.text()
    if (response.status !== status) {
      throw new CommandError(
        `${path} was rendered with status ${response.status}, not ${status}. The error above says why; ` +
          '`npm run dev` shows it on the page.',
      )
    }
    return html
  }
}
