// `npm run bench -- <part>`: measures the built site and prints tables. bench/README.md describes the parts.
import { cpus } from 'node:os'
import { fail, step } from '../cli/steps.ts'
import { installPackages } from '../cli/installed-packages.ts'
import { readOptions, type Options, type Part } from './options.ts'
import { tableText, type Report } from './table.ts'

type Measure = (options: Options, showProgress: (progress: string) => void) => Promise<Report>

/** Each part is loaded only when it runs, because some need packages that are installed first. */
const MEASURES: Record<Part, () => Promise<Measure>> = {
  lighthouse: async () => (await import('./parts/lighthouse.ts')).measureLighthouse,
  categories: async () => (await import('./parts/categories.ts')).measureCategories,
  build: async () => (await import('./parts/build.ts')).measureBuilds,
  server: async () => (await import('./parts/server.ts')).measureServers,
  load: async () => (await import('./parts/load.ts')).measureLoad,
  observatory: async () => (await import('./parts/observatory.ts')).measureObservatory,
  inp: async () => (await import('./parts/inp.ts')).measurePresses,
  search: async () => (await import('./parts/search.ts')).measureSearch,
  studio: async () => (await import('./parts/studio.ts')).measureStudio,
  compare: async () => (await import('./parts/compare.ts')).compareSites,
}

/** Parts that use a package of bench/package.json. */
const NEED_PACKAGES: ReadonlySet<Part> = new Set(['lighthouse', 'categories', 'observatory'])

async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (NEED_PACKAGES.has(options.part)) await step('Packages of bench/ installed', () => installPackages('bench'))
  const measure = await MEASURES[options.part]()
  const { tables, misses } = await step(options.part, (showProgress) => measure(options, showProgress))
  for (const table of tables) console.log(`\n${tableText(table)}`)
  console.log(`\n${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`)
  if (misses.length === 0) return
  console.log(`\nMissed targets:\n${misses.map((miss) => `  ${miss}`).join('\n')}`)
  process.exitCode = 1
}

await bench().catch(fail)
