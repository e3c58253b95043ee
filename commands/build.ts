// `npm run build [-- --keep <folder>]`: the finished site in build/, ready for any host.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildSite } from '../build/build-site.ts'
import { SITE_DIR } from '../build/output/folders.ts'
import { CommandError, fail } from '../cli/steps.ts'

const USAGE = 'npm run build [-- --keep <folder of an earlier build>]'

async function build(): Promise<void> {
  const { keep } = options()
  if (keep !== undefined && !existsSync(keep))
    throw new CommandError(
      `There is no earlier build in ${keep}, so nothing of it can be kept. Leave --keep out for a first deploy.`,
    )
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
console.log(`\nThe site is in ${SITE_DIR}/. Serve it with \`npm start\`, or deploy that folder (README, Deploy).`)
