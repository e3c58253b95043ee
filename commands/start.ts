// `npm start`: builds the site, then serves it with the demonstration provider until Ctrl+C. In the environment, PORT
// and FORMS_PORT set their ports, which are 3000 and 3001, and HOST=0.0.0.0 opens the pages to the network.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { LOCAL_FORMS_PORT } from '../app/schema/form-providers.ts'
import { HOSTING_FILE, SITE_DIR } from '../pipeline/output/folders.ts'
import { portsFromEnvironment } from '../cli/ports.ts'
import { CommandError } from '../cli/command-error.ts'
import { startDemonstrationProvider } from '../hosting/demonstration-provider/service.ts'
import { startSiteServer } from '../hosting/server/server.ts'

// Before the build, so that nobody waits for a build only to learn that a port is in use.
const { port, formsPort } = await portsFromEnvironment({ port: 3000, formsPort: LOCAL_FORMS_PORT })
await build()
// HOST=0.0.0.0 opens the pages to a phone. Forms work only on this machine, because pages name them on localhost.
const host = process.env['HOST']
const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port, host })
const forms = await startDemonstrationProvider({ port: formsPort, host, siteOrigin: site.origin })
const network = site.network.map((origin) => `\n  network:   ${origin}`).join('')
console.log(`\nThe site:    ${site.origin}${network}\nIts forms:   ${forms.origin}\n\nStop with Ctrl+C.`)

/** Builds in a separate process, whose several hundred MB of memory are free again when it ends. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['cli/run.js', 'build'], { stdio: 'inherit' })
  const stop = () => child.kill()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (signal === 'SIGKILL' || signal === 'SIGSEGV' || signal === 'SIGABRT')
    throw new CommandError(`The build was stopped by ${signal}, perhaps because the memory was full. Close programs.`)
  // The build has already printed the error.
  if (code !== 0) process.exit(code ?? 1)
}
