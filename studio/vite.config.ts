// Bundles the browser half of the studio (server/client-files.ts).
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'studio/client',
  base: '/edit/',
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
