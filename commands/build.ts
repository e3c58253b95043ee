// `npm run build [-- --keep <folder> --host <host>]`: makes the finished site in dist/. Without --host it is for
// nginx and the local server.
import { statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import type { BuildOptions } from '../pipeline/build-site.ts'
import { CommandError } from '../cli/command-error.ts'
import { STATIC_HOSTS } from '../hosting/configs/prepare-site.ts'

const USAGE = `npm run build [-- --keep <folder of an earlier build> --host <${STATIC_HOSTS.join('|')}>]`

const options = readOptions()
if (options.keep !== undefined && !statSync(options.keep, { throwIfNoEntry: false })?.isDirectory())
  throw new CommandError(
    `There is no folder ${options.keep} with an earlier build. Leave out --keep for a first deploy.`,
  )
// Caches the compiled code of the build. This works only for modules that are imported afterwards.
enableCompileCache('.cache/node')
const { buildSite } = await import('../pipeline/build-site.ts')
await buildSite(options)
if (process.env['npm_lifecycle_event'] !== 'start')
  console.log('\nThe site is in dist/. Serve it with `npm start`, or deploy that folder (README.md, Deploy).')

function readOptions(): BuildOptions {
  try {
    const { keep, host } = parseArgs({ options: { keep: { type: 'string' }, host: { type: 'string' } } }).values
    const known = STATIC_HOSTS.find((each) => each === host)
    if (host !== undefined && known === undefined) throw new Error(`There is no host "${host}".`)
    return { keep, host: known }
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\nUsage: ${USAGE}`)
  }
}
