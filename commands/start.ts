// `npm start`: builds the site, then serves it with the local form service until Ctrl+C.
import { LOCAL_FORMS_PORT } from '../app/forms/providers.ts'
import { buildSite } from '../build/build-site.ts'
import { HOSTING_FILE, SITE_DIR } from '../build/output/folders.ts'
import { portsFromEnvironment } from '../cli/ports.ts'
import { fail } from '../cli/steps.ts'
import { startFormService } from '../hosting/forms/service.ts'
import { startSiteServer } from '../hosting/server/server.ts'

async function start(): Promise<void> {
  // Checks the ports before the build, so that nobody waits for a build only to learn that a port is in use.
  const { port, formsPort } = await portsFromEnvironment({ port: 3000, formsPort: LOCAL_FORMS_PORT })
  await buildSite()
  // HOST opens both servers to the network, such as HOST=0.0.0.0 for a phone.
  const host = process.env['HOST']
  const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port, host })
  const forms = await startFormService({ port: formsPort, host, siteOrigin: site.origin })
  console.log(`\nThe site:          ${site.origin}\nThe form service:  ${forms.origin}\n\nStop with Ctrl+C.`)

  const stop = async () => {
    await Promise.all([site.close(), forms.close()])
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

await start().catch(fail)
