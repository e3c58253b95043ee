import type { Config } from '@react-router/dev/config'
import { currentSite } from './app/content/site.server.ts'
import { NOT_FOUND_PATH, STYLEGUIDE_PATH } from './app/routes/paths.ts'

export default {
  ssr: false,
  buildDirectory: '.build/router',
  // Every path of the registry, and the not-found page at a path of its own: prerendering fails on any status but 200.
  prerender: async () => [...(await currentSite()).pages.keys(), NOT_FOUND_PATH, ...(process.env['NODE_ENV'] === 'development' ? [STYLEGUIDE_PATH] : [])],
  // The whole route table is two lines long; asking a server for it would be a request that a static host can't answer.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
