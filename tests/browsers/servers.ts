// Serves the site with and without scripts, and a form service that can be made to fail, for Firefox and WebKit.
import type { TestProject } from 'vitest/node'
import { LOCAL_FORMS_PORT } from '../../app/forms/providers.ts'
import { HOSTING_FILE, SITE_DIR } from '../../build/output/folders.ts'
import { startFormService } from '../../hosting/forms/service.ts'
import { startSiteServer } from '../../hosting/server/server.ts'
import { faultyForms } from './faulty-forms.ts'
import { withoutScripts } from './no-scripts.ts'

export interface Origins {
  site: string
  /** The same site without scripts. */
  plain: string
  forms: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    origins: Origins
  }
}

/** Vitest calls this before the tests, and the returned function after them. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  const plain = await withoutScripts(site.origin)
  const service = await startFormService({ port: 0, siteOrigin: site.origin })
  // The build has written this port into the pages.
  const forms = await faultyForms(service.origin, Number(process.env['FORMS_PORT'] ?? LOCAL_FORMS_PORT))
  project.provide('origins', { site: site.origin, plain: plain.origin, forms: forms.origin })
  return async () => {
    plain.close()
    forms.close()
    await Promise.all([site.close(), service.close()])
  }
}
