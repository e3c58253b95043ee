// Serves the built site and the demonstration provider for the browser tests. SITE_ORIGIN and FORMS_ORIGIN name
// servers that already run.
import { LOCAL_FORMS_PORT } from '../../app/schema/form-providers.ts'
import { HOSTING_FILE, SITE_DIR } from '../../pipeline/output/folders.ts'
import { startDemonstrationProvider } from '../../hosting/demonstration-provider/service.ts'
import { startSiteServer } from '../../hosting/server/server.ts'

/** Starts both servers and writes their origins to the environment. Returns a function that stops them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const site = process.env['SITE_ORIGIN']
    ? undefined
    : await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  process.env['SITE_ORIGIN'] ??= site?.origin
  // The build has written this port into the pages.
  const port = Number(process.env['FORMS_PORT'] ?? LOCAL_FORMS_PORT)
  const forms = process.env['FORMS_ORIGIN']
    ? undefined
    : await startDemonstrationProvider({ port, siteOrigin: process.env['SITE_ORIGIN'] ?? '' })
  process.env['FORMS_ORIGIN'] ??= forms?.origin
  return async () => {
    await Promise.all([site?.close(), forms?.close()])
  }
}
