// Bundles the browser half of the studio (server/client-files.ts).
import { defineConfig } from 'vite'
import { STUDIO_PATH } from './site/browser.ts'

export default defineConfig({
  root: 'studio/client',
  base: `${STUDIO_PATH}/`,
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
