import type { Config } from '@react-router/dev/config'

export default {
  // The build calls the server bundle for every page (build/pages/write-pages.ts). No server runs it.
  ssr: true,
  buildDirectory: '.build/router',
  // No script in the browser reads the route table.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
