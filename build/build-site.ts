// Builds the finished site: static files that any host can serve. The steps are in the order in which they run.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_DIR, readSite, type Site } from '../app/content/read/site.server.ts'
import { step } from '../cli/steps.ts'
import { httpPolicy } from '../hosting/policy/http-policy.ts'
import { withBuildLock } from './build-lock.ts'
import { bundleCode } from './code/bundle-code.ts'
import { copyBrowserFiles, readStylesheetFile } from './code/browser-files.ts'
import { prepareMedia } from './media/prepare-media.ts'
import { compressor } from './output/compress.ts'
import { COMPRESSED_DIR, PUBLIC_DIR, SITE_DIR } from './output/folders.ts'
import { keepAssets } from './output/keep-assets.ts'
import { publish } from './output/publish.ts'
import { writeHostingFiles, writeSiteFiles } from './output/site-files.ts'
import { pageStyles } from './pages/page-styles.ts'
import { writePages } from './pages/write-pages.ts'

/**
 * Times on pages are in the clinic's time zone, wherever they are built. NODE_ENV selects React's production code.
 */
const ENVIRONMENT = { TZ: 'America/Edmonton', NODE_ENV: 'production' }

/**
 * Builds into SITE_DIR. `earlier` is the folder of an earlier build: its hashed files are kept beside the new ones.
 * Throws ContentError or CommandError, which say what to do.
 */
export async function buildSite(earlier?: string): Promise<void> {
  Object.assign(process.env, ENVIRONMENT)
  await withBuildLock(async () => {
    const site = await step('Content read and checked', () => readSite(CONTENT_DIR))
    await step('Code bundled', () => bundleCode())
    await writeSite(site, `${SITE_DIR}.next`, earlier)
  })
}

async function writeSite(site: Site, next: string, earlier?: string): Promise<void> {
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next)
  const files = compressor(COMPRESSED_DIR)
  await step('Pages rendered', (showProgress) => {
    const { address, css } = readStylesheetFile()
    const styles = { address, cssFor: pageStyles(css) }
    return writePages(site, next, styles, files, (done, total) => showProgress(`${done} of ${total}`))
  })
  await step('Pictures made', (showProgress) =>
    prepareMedia(site, pagesIn(next), (done, total) => showProgress(`${done} of ${total}`)),
  )
  await step('Site finished', async () => {
    copyBrowserFiles(next)
    cpSync(PUBLIC_DIR, next, { recursive: true })
    writeSiteFiles(site, next)
    const hosting = writeHostingFiles(site)
    await files.compressFolder(next)
    files.removeUnused()
    if (earlier) keepAssets(earlier, next, httpPolicy(hosting).caching.hashedFolders)
    publish(next, SITE_DIR)
  })
}

/** The HTML of all pages in `folder`. */
function pagesIn(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
}
