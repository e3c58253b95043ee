import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { content } from './scripts/vite/content.ts'
import { elements } from './scripts/vite/elements.ts'
import { localInsights } from './scripts/vite/insights.ts'

export default defineConfig({
  plugins: [content(), elements(), localInsights(), reactRouter()],
  css: {
    transformer: 'lightningcss',
    // Grid lines, container names and animations are shared by name between modules; only class names are local.
    lightningcss: { cssModules: { pattern: '[hash]_[local]', grid: false, container: false, animation: false, customIdents: false } },
  },
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  // The scanner follows route modules into their loaders; what only runs at build is not for the browser.
  optimizeDeps: { exclude: ['sharp', 'svgo', 'yaml', 'zod'], include: ['@vercel/analytics', 'react-router/dom'] },
  server: { port: 5173 },
})
