// Vite for development and for the client and server bundle.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './build/vite/class-names.ts'
import { contentReload } from './build/vite/content-reload.ts'
import { cssModules } from './build/vite/css-modules.ts'
import { localInsights } from './build/vite/insights.ts'
import { plainImports } from './build/vite/plain-imports.ts'

export default defineConfig({
  plugins: [
    contentReload(),
    classNames(cssModules),
    localInsights(),
    plainImports(),
    withoutUpdatesInPlace(reactRouter()),
  ],
  css: { transformer: 'lightningcss', lightningcss: { cssModules } },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // One stylesheet for all pages. Each page inlines the styles of its first section (build/pages).
    cssCodeSplit: false,
    // The build copies public/media itself.
    copyPublicDir: false,
    // The build follows the manifest from the starter to the files that pages load.
    manifest: true,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The starter imports them. In the form's chunk, every page would load that.
                { name: 'imports', test: /vite\/preload-helper|\/app\/paths\.ts/, priority: 3 },
                // The form and React in one file, so that the browser does not fetch one after the other.
                {
                  name: 'form',
                  test: /node_modules\/(react|scheduler|react-dom)\/(?!.*server)|\/app\/forms\/(?!load-form)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: { exclude: ['sharp', 'svgo', 'yaml', 'zod'], include: ['@vercel/analytics'] },
  server: { port: 5173 },
})

/**
 * React Router's updates in place need its router in the browser. Pages have none, so every change reloads the page.
 */
function withoutUpdatesInPlace(plugins: Plugin[]): Plugin[] {
  return plugins.filter(({ name }) => name !== 'react-router:hmr-updates')
}
