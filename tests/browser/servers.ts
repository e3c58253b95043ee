// Serves the built site and the demonstration provider for the browser tests.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL_FORMS_PORT } from '../../app/schema/form-providers.ts'
import { HOSTING_FILE, SITE_DIR } from '../../pipeline/output/folders.ts'
import { startDemonstrationProvider } from '../../hosting/demonstration-provider/service.ts'
import { startSiteServer } from '../../hosting/server/server.ts'

/** Starts both servers, writes their origins to SITE_ORIGIN and FORMS_ORIGIN, and returns how to stop them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  process.env['SITE_ORIGIN'] = site.origin
  // Pages may be those of another command, such as `npm run acceptance`, which builds with a port of its own.
  const port = portInPages() ?? Number(process.env['FORMS_PORT'] ?? LOCAL_FORMS_PORT)
  process.env['FORMS_PORT'] = String(port)
  const forms = await startDemonstrationProvider({ port, siteOrigin: site.origin })
  process.env['FORMS_ORIGIN'] = forms.origin
  return async () => {
    await Promise.all([site.close(), forms.close()])
  }
}

/** The port of the demonstration provider that the build has written into the pages, if they have such a form. */
function portInPages(): number | undefined {
  for (const file of globSync('**/*.html', { cwd: SITE_DIR })) {
    const [, port] = /\bhttp:\/\/localhost:(\d+)/.exec(readFileSync(join(SITE_DIR, file), 'utf8')) ?? []
    if (port) return Number(port)
  }
  return undefined
}
