// The built site that is measured: its pages, and a server for it.
import { existsSync, globSync } from 'node:fs'
import { LOCAL_FORMS_PORT } from '../app/forms/providers.ts'
import { HOSTING_FILE, SITE_DIR } from '../build/output/folders.ts'
import { CommandError } from '../cli/steps.ts'
import { startSiteServer, type SiteServer } from '../hosting/server/server.ts'

/** Throws CommandError when there is no built site. No part builds it, because the machine would still be busy. */
export function requireBuiltSite(): void {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to measure. Run `npm run build` first.')
}

/** Paths of all pages in the built site `root`, without the error pages. */
export function pathsOf(root: string): string[] {
  return globSync('**/*.html', { cwd: root })
    .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
    .filter((path) => !/^\/\d{3}$/.test(path))
    .sort()
}

/** Serves the built site in `root` on a free port. */
export async function serveSite(root: string = SITE_DIR): Promise<SiteServer> {
  return startSiteServer({ root, hostingFile: HOSTING_FILE, port: 0 })
}

/** Port of the form service that the pages name. */
const FORMS_PORT = Number(process.env['FORMS_PORT'] ?? LOCAL_FORMS_PORT)

/**
 * Calls `listen` with the port of the form service that the pages name.
 * Throws CommandError when another program uses the port.
 */
export async function onFormsPort<T>(listen: (port: number) => Promise<T>): Promise<T> {
  try {
    return await listen(FORMS_PORT)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new CommandError(`The pages look for their forms at port ${FORMS_PORT}. Stop the program that uses it.`)
  }
}
