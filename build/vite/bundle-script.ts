// Bundles one entry for the finishing stage: scripts inlined into pages, and those that they bring.
import { build, type Rolldown } from 'vite'

/** Minified code of `entry`, self-contained. `constants` are put in place of the names that the entry declares. */
export async function bundleScript(entry: string, constants: Record<string, unknown> = {}): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]))
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'clinic' },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = result[0]?.output[0]
  if (!chunk) throw new Error(`Bundling ${entry} gave no script.`)
  return chunk.code.trim()
}
