import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { developmentServer } from './pipeline/development-server.ts'

export default defineConfig({
  plugins: [developmentServer(), reactRouter()],
  // Without a host, Vite tells people to use its option --host, which `npm run dev` does not have.
  server: { host: 'localhost' },
  css: {
    transformer: 'lightningcss',
    // Only class names are local to a module. Grid lines, containers and animations have names that modules share.
    lightningcss: {
      cssModules: { pattern: '[hash]_[local]', grid: false, container: false, animation: false, customIdents: false },
    },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // One stylesheet for all pages. Each page also has the styles of what is visible first, inline
    // (pipeline/pages/first-styles.ts).
    cssCodeSplit: false,
    // pipeline/bundle.ts reads the names of the bundled files from the manifest.
    manifest: true,
    modulePreload: { polyfill: false },
    // The build copies the pictures itself.
    copyPublicDir: false,
  },
  environments: {
    // React is a separate file from the form's code: browsers keep it in their cache when only the form has changed.
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: /\/react-dom\// }] } } },
      },
    },
    // The server bundle exports the renderer of pages.
    ssr: { build: { rolldownOptions: { input: './app/site/render.server.ts' } } },
  },
  optimizeDeps: { exclude: ['sharp', 'svgo', 'yaml', 'zod'] },
})
