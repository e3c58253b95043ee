// `npm start`: builds the site and serves it, with the local form service beside it, until it is told to stop.
import { startFormService } from '../hosting/forms/service.ts'
import { startSiteServer } from '../hosting/server/server.ts'
import { buildSite, SITE_DIR } from '../build/build-site.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { freePorts } from '../cli/ports.ts'
import { fail } from '../cli/steps.ts'

async function start(): Promise<void> {
  // Before the build: nobody should wait for it only to hear that a port is busy.
  const { port, formsPort } = await freePorts()
  await buildSite()
  const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port })
  const forms = await startFormService({ port: formsPort, siteOrigin: site.origin })
  console.log(`\nThe site:          ${site.origin}\nThe form service:  ${forms.origin}\n\nStop with Ctrl+C.`)

  const stop = async () => {
    await Promise.all([site.close(), forms.close()])
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

await start().catch(fail)
