import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNames } from './build/vite/class-names.ts'
import { content } from './build/vite/content.ts'
import { cssModules } from './build/vite/css-modules.ts'
import { localInsights } from './build/vite/insights.ts'

export default defineConfig({
  plugins: [content(), classNames(cssModules), localInsights(), reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules } },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // One stylesheet: a page holds what its top shows of it, and asks for it below (build/finish/page-styles.ts).
    cssCodeSplit: false,
  },
  // The scanner follows route modules into their loaders; what only runs at build is not for the browser.
  optimizeDeps: { exclude: ['sharp', 'svgo', 'yaml', 'zod'], include: ['@vercel/analytics', 'react-router/dom'] },
  server: { port: 5173 },
})
