// `npm run build [-- --keep <folder>]`: makes the finished site in dist/, which any host can serve.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { CommandError, fail } from '../cli/steps.ts'

const USAGE = 'npm run build [-- --keep <folder of an earlier build>]'

async function build(): Promise<void> {
  const { keep } = options()
  if (keep !== undefined && !existsSync(keep)) {
    throw new CommandError(
      `There is no earlier build in ${keep} to copy files from. Leave out --keep for a first deploy.`,
    )
  }
  // Caches the compiled code of the build. This works only for modules that are imported afterwards.
  enableCompileCache('.cache/node')
  const { buildSite } = await import('../build/build-site.ts')
  await buildSite(keep)
}

function options(): { keep?: string | undefined } {
  try {
    return parseArgs({ options: { keep: { type: 'string' } } }).values
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\nUsage: ${USAGE}`)
  }
}

await build().catch(fail)
if (process.env['npm_lifecycle_event'] !== 'start')
  console.log('\nThe site is in dist/. Serve it with `npm start`, or deploy that folder (README.md, Deploy).')
