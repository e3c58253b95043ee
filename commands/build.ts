// `npm run build`: makes the finished site in dist/, for nginx and the local server.
//
//   --host HOST    for a host that compresses files itself: cloudflare, netlify or vercel
//   --keep FOLDER  also with the hashed files of an earlier build, which open tabs may load (docs/hosting.md)
import { statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import type { BuildOptions } from '../pipeline/build-site.ts'
import { CommandError } from '../cli/command-error.ts'
import { UPLOADS, type StaticHost } from '../hosting/configs/prepare-site.ts'

const options = readOptions()
if (options.keep !== undefined && !statSync(options.keep, { throwIfNoEntry: false })?.isDirectory())
  throw new CommandError(
    `There is no folder ${options.keep} with an earlier build. Leave out --keep for a first deploy.`,
  )
// Caches the compiled code of the build. This works only for modules that are imported afterwards.
enableCompileCache('.cache/node')
const { buildSite } = await import('../pipeline/build-site.ts')
await buildSite(options)
if (options.host)
  console.log(`\nThe site for ${options.host} is in dist/. To deploy it: ${UPLOADS[options.host]} (docs/hosting.md)`)
else if (process.env['npm_lifecycle_event'] !== 'start')
  console.log('\nThe site is in dist/. Serve it with `npm start`, or deploy that folder (README.md, Deploy).')

function readOptions(): BuildOptions {
  const { keep, host } = parseArgs({ options: { keep: { type: 'string' }, host: { type: 'string' } } }).values
  if (host === undefined || isStaticHost(host)) return { keep, host }
  throw new CommandError(`There is no host "${host}". Name one of: ${Object.keys(UPLOADS).join(', ')}.`)
}

function isStaticHost(host: string): host is StaticHost {
  return Object.hasOwn(UPLOADS, host)
}
