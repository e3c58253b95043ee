// Renders pages with the routes. The build calls it in the server bundle, and the studio's preview through Vite.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as serverBuild from 'virtual:react-router/server-build'
import type { Site } from './read/site.ts'
import { sharedContext, siteContext } from './derive/site-context.server.ts'
import { sharedContentOf } from './derive/shared-content.server.ts'

// The generated type allows undefined for an option that `exactOptionalPropertyTypes` wants left out.
const handleRequest = createRequestHandler(
  serverBuild as ServerBuild,
  import.meta.env.DEV ? 'development' : 'production',
)

/** Answers a request for the page at a path. */
export type RenderPage = (path: string) => Promise<Response>

/** The function that renders the pages of `site`. `shared` may replace what all pages share. */
export function pageRenderer(site: Site, shared = sharedContentOf(site)): RenderPage {
  return async (path) => {
    const context = new RouterContextProvider()
    context.set(siteContext, async () => site)
    context.set(sharedContext, async () => shared)
    return handleRequest(new Request(new URL(path, site.clinic.url)), context)
  }
}
