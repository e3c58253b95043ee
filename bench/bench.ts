// `npm run bench [-- part … --repeats 5]`: measures the built site against its targets. Tables here, charts in .build/bench/results.html.
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { measureBlocking } from './blocking.ts'
import { measureBuilds } from './build-time.ts'
import { measureCategories } from './categories.ts'
import { resultsPage } from './chart.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureNavigation } from './navigation.ts'
import { optionsFrom, type Part } from './options.ts'
import { BENCH_DIR, readResults, tableText, writeResults, type PartResult } from './results.ts'
import { measureServers } from './server.ts'
import { buildSite, SITE_DIR } from '../build/build-site.ts'
import { fail, step } from '../cli/steps.ts'

async function bench(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2))
  if (!existsSync(SITE_DIR)) await buildSite()
  const measure: Record<Part, (say: (progress: string) => void) => Promise<Omit<PartResult, 'measured'>>> = {
    lighthouse: (say) => measureLighthouse(options, say),
    blocking: (say) => measureBlocking(options, say),
    categories: measureCategories,
    navigation: (say) => measureNavigation(options, say),
    server: (say) => measureServers(options, say),
    build: (say) => measureBuilds(options, say),
  }
  for (const part of options.parts) {
    const found = await step(part, measure[part])
    const measured = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`
    for (const table of found.tables) console.log(`\n${tableText(table)}`)
    console.log(
      found.misses.length === 0
        ? '\nEvery target holds.\n'
        : `\nMissed:\n${found.misses.map((miss) => `  ${miss}`).join('\n')}\n`,
    )
    // Kept after each part: a later one may fail.
    const results = { ...readResults(), [part]: { measured, ...found } }
    writeResults(results)
    writeFileSync(join(BENCH_DIR, 'results.html'), resultsPage(results))
  }
  console.log(`Charts: ${join(BENCH_DIR, 'results.html')}`)
}

await bench().catch(fail)
