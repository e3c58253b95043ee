// The preview: the real page, rendered by the development server from the live site.
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite'
import { formerPaths, sharedContentOf } from '../../app/content/view/shared-content.server.ts'
import type { Site } from '../../app/content/read/site.ts'
import type { LiveSite } from './live-site.ts'

/** The module that renders pages, as the development server names it. */
const RENDERER = '/app/render.server.ts'

/** Redirects former addresses of pages, as every host does. */
export function formerAddresses(live: LiveSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const target = formerPaths(live.site().pages.values())[pathname]
    if (target === undefined) return next()
    response.writeHead(308, { location: target.replace(/(?=#|$)/, search) }).end()
  }
}

/** HTML of the page at `path`, with its status. `iconSprite` is the address of its icons. */
export type RenderPage = (site: Site, path: string, iconSprite: string) => Promise<{ html: string; status: number }>

/**
 * Renders pages with the code of the site as the development server has it. They have none of the scripts of the
 * site, so that nothing reloads them or counts a view.
 */
export function pageRenderer(server: ViteDevServer): RenderPage {
  return async (site, path, iconSprite) => {
    const { ssr } = server.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server renders no pages.')
    const renderer = await ssr.runner.import<typeof import('../../app/render.server.ts')>(RENDERER)
    const response = await renderer.pageRenderer(site, { ...sharedContentOf(site), iconSprite })(path)
    const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '')
    return { html, status: response.status }
  }
}
