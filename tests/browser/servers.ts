// Serves the built site and the local form service for the browser tests. SITE_ORIGIN and FORMS_ORIGIN name servers that run already.
import { LOCAL_FORMS_PORT } from '../../app/forms/origins.ts'
import { SITE_DIR } from '../../build/build-site.ts'
import { HOSTING_FILE } from '../../build/finish/finish-site.ts'
import { startFormService } from '../../hosting/forms/service.ts'
import { startSiteServer } from '../../hosting/server/server.ts'

/** Starts both and tells the tests where they are; what it returns ends them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const site = process.env['SITE_ORIGIN']
    ? undefined
    : await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  process.env['SITE_ORIGIN'] ??= site?.origin
  // The pages name the port that the build was given.
  const port = Number(process.env['FORMS_PORT'] ?? LOCAL_FORMS_PORT)
  const forms = process.env['FORMS_ORIGIN']
    ? undefined
    : await startFormService({ port, siteOrigin: process.env['SITE_ORIGIN'] ?? '' })
  process.env['FORMS_ORIGIN'] ??= forms?.origin
  return async () => {
    await Promise.all([site?.close(), forms?.close()])
  }
}
