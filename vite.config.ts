import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNames } from './scripts/vite/class-names.ts'
import { content } from './scripts/vite/content.ts'
import { localInsights } from './scripts/vite/insights.ts'

// Grid lines, container names and animations are shared by name between modules; only class names are local.
const cssModules = { pattern: '[hash]_[local]', grid: false, container: false, animation: false, customIdents: false }

export default defineConfig({
  plugins: [content(), classNames(cssModules), localInsights(), reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules } },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // One stylesheet: a page holds what its top shows of it, and asks for it below (scripts/finish/page-styles.ts).
    cssCodeSplit: false,
    // Few files: what every page needs changes together and compresses better together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'site', test: /\/app\/(root|ui|shell|content|media|elements|analytics|seo)\b|virtual:chrome/ },
          ],
        },
      },
    },
  },
  // The scanner follows route modules into their loaders; what only runs at build is not for the browser.
  optimizeDeps: { exclude: ['sharp', 'svgo', 'yaml', 'zod'], include: ['@vercel/analytics', 'react-router/dom'] },
  server: { port: 5173 },
})
