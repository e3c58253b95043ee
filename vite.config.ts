import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type BuildOptions, type CSSOptions, type Plugin, type UserConfig } from 'vite'
import { ASSETS } from './app/paths.ts'
import { buildTarget } from './cli/oldest-browsers.ts'
import { developmentServer } from './pipeline/development-server.ts'

const css: CSSOptions = {
  transformer: 'lightningcss',
  // Only class names are local to a module. Grid lines, containers and animations have names that modules share.
  lightningcss: {
    cssModules: { pattern: '[hash]_[local]', grid: false, container: false, animation: false, customIdents: false },
  },
}

const build: BuildOptions = {
  target: buildTarget,
  assetsDir: ASSETS.slice(1, -1),
  assetsInlineLimit: 0,
  // One stylesheet for all pages. Each page also has the styles of what is visible first, inline
  // (pipeline/pages/first-styles.ts).
  cssCodeSplit: false,
}

/** Renders pages, with React Router, and makes their stylesheet. */
const pages: UserConfig = {
  plugins: [developmentServer(), reactRouter()],
  // Without a host, Vite tells people to use its option --host, which `npm run dev` does not have.
  server: { host: 'localhost' },
  css,
  // pipeline/bundle.ts reads the names of the bundled files from the manifest.
  build: { ...build, manifest: true },
  environments: {
    // The server bundle exports the renderer of pages.
    ssr: { build: { rolldownOptions: { input: './app/site/render.server.ts' } } },
  },
  optimizeDeps: { exclude: ['sharp', 'svgo', 'yaml', 'zod'] },
}

/** Vite's helper would preload the styles and imports of what import() names, which has none: 500 B on every page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * The scripts of pages: the starter and what it loads. In a bundle with the routes, whose scripts no page loads, what
 * both use would be in files of its own, and each is a request that a phone waits for.
 */
const scripts: UserConfig = {
  css,
  plugins: [plainImports],
  build: {
    ...build,
    outDir: `${process.env['BUNDLE_DIR']}/client`,
    emptyOutDir: false,
    manifest: '.vite/scripts.json',
    license: { fileName: '.vite/licences.json' },
    // No script that is loaded later imports another that is not there yet.
    modulePreload: false,
    rolldownOptions: {
      input: './app/entry.client.ts',
      // A clinic with another provider must not send this package (app/forms/adapters.ts).
      treeshake: { moduleSideEffects: [{ test: /@typeform/, sideEffects: false }] },
    },
  },
}

/** Without `publicDir`, because the build copies the pictures and `npm run dev` makes them (pipeline/media). */
export default defineConfig(({ mode }) => ({ ...(mode === 'scripts' ? scripts : pages), publicDir: false }))
