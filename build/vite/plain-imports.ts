// Lets import() of the browser's code be plain. Vite wraps each one to preload files first. This site has one
// stylesheet, and app/forms/load-form.ts starts all downloads itself, so the wrapper would only cost bytes.
import type { Plugin } from 'vite'

/** Replaces Vite's wrapper by a plain call. If Vite renames its module, tests/artifact/budgets.test.ts fails. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}
