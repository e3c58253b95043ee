// React Router's own build. build/ then renders the pages with its server bundle.
import type { Config } from '@react-router/dev/config'

export default {
  // The build renders every page through the server bundle (build/pages) and does not keep the bundle.
  ssr: true,
  buildDirectory: '.build/router',
  // No script in the browser reads the route table.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
