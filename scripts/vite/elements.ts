// Vite plugin: `virtual:elements` is the script of app/elements as one string, for the document's head. Empty in the browser's bundle, which must not ship it twice.
import { build, type Plugin, type Rolldown } from 'vite'

const ID = 'virtual:elements'

export function elements(): Plugin {
  return {
    name: 'clinic-elements',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      return `export default ${JSON.stringify(this.environment.name === 'client' ? '' : await bundleScript('app/elements/define.ts'))}`
    },
  }
}

/** Bundles one entry into a self-contained classic script, minified. */
export async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, copyPublicDir: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'clinic' } },
  })) as Rolldown.RolldownOutput[]
  const chunk = result[0]?.output[0]
  if (!chunk) throw new Error(`Bundling ${entry} gave no script.`)
  return chunk.code.trim()
}
