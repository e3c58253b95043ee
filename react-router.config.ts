import type { Config } from '@react-router/dev/config'

export default {
  // The build runs the server bundle to render every page (pipeline/pages/write-pages.ts). No server runs it later.
  ssr: true,
  // Each bundle has a folder of its own (pipeline/bundle.ts).
  buildDirectory: process.env['BUNDLE_DIR'] ?? '.build/router',
  // Pages do not load React Router in the browser, so it must not discover routes there.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
