// Serves the site with and without scripts, and the demonstration provider, for Firefox and WebKit. Installs both
// browsers when this machine has none.
import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { TestProject } from 'vitest/node'
import { installDebianPackages } from '../../cli/debian-packages.ts'
import { listen, type Listening } from '../../hosting/listen.ts'
import { SITE_DIR } from '../../pipeline/output/folders.ts'
import startSiteAndForms from '../browser/servers.ts'

/** Debian's package of each program. */
const PACKAGES: Readonly<Record<string, string>> = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** `plain` is the site without scripts. */
    origins: { site: string; plain: string }
  }
}

/** Vitest calls this before the tests, and the returned function after them. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) => (existsSync(program) ? [] : [name]))
  if (missing.length > 0) installDebianPackages(missing)
  const stop = await startSiteAndForms()
  const plain = await serveWithoutScripts()
  project.provide('origins', { site: process.env['SITE_ORIGIN'] ?? '', plain: plain.origin })
  return async () => {
    await Promise.all([plain.close(), stop()])
  }
}

/** Serves the built pages with a policy that refuses every script. */
function serveWithoutScripts(): Promise<Listening> {
  const setHeaders = (response: ServerResponse) => {
    response.setHeader('Content-Security-Policy', "script-src 'none'")
  }
  const serve = sirv(SITE_DIR, { extensions: ['html'], setHeaders })
  return listen(
    createServer((request, response) => serve(request, response)),
    0,
  )
}
