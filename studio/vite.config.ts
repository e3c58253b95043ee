// Bundles the browser half of the studio (server/client-files.ts).
import { defineConfig } from 'vite'

export default defineConfig({
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    cssCodeSplit: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'studio/client/studio.tsx' },
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'main[extname]' },
    },
  },
})
