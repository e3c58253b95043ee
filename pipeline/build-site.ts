// Builds the site: static files that any host can serve.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MEDIA } from '../app/paths.ts'
import { CONTENT_DIR, readSite } from '../app/site/read/site.server.ts'
import { step } from '../cli/step.ts'
import { writeConfigs } from '../hosting/configs/configs.ts'
import { prepareSite, unhashedFiles, type StaticHost } from '../hosting/configs/prepare-site.ts'
import { httpPolicy } from '../hosting/policy/http-policy.ts'
import { BUILD_ENVIRONMENT, bundleCode } from './bundle.ts'
import { prepareMedia } from './media/prepare-media.ts'
import { compressor } from './output/compress.ts'
import { COMPRESSED_DIR, LAST_DIR, LOCK_FILE, MEDIA_DIR, NEXT_DIR, SITE_DIR } from './output/folders.ts'
import { keepAssets } from './output/keep-assets.ts'
import { checkIsWhole, replaceSite, restoreSite } from './output/replace-site.ts'
import { hostingOf, writeHosting, writeSiteFiles } from './output/site-files.ts'
import { inTurn } from './output/build-lock.ts'
import { firstStyles } from './pages/first-styles.ts'
import { documentFiles, writePages } from './pages/write-pages.ts'

export interface BuildOptions {
  /** Folder of an earlier build, whose hashed files are copied next to the new ones. */
  keep?: string | undefined
  /** The host to which SITE_DIR will be uploaded. By default it is nginx or the local server. */
  host?: StaticHost | undefined
}

const PLACES = { site: SITE_DIR, next: NEXT_DIR, last: LAST_DIR }

/** Builds when no other build of this checkout runs: see `buildNow`. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const onWait = () => console.log('Another build is running here. This one begins when that one has ended.')
  await inTurn(LOCK_FILE, onWait, () => buildNow(options))
}

/** Builds into SITE_DIR. Throws ContentError or CommandError, which say what to do. */
async function buildNow({ keep, host }: BuildOptions): Promise<void> {
  Object.assign(process.env, BUILD_ENVIRONMENT)
  // A server may run as another user. It must be able to read the site.
  process.umask(0o022)
  restoreSite(PLACES)
  const site = await step('Content read and checked', () => readSite(CONTENT_DIR))
  const bundle = await step('Code bundled', () => bundleCode(site.clinic.forms.provider))
  rmSync(NEXT_DIR, { recursive: true, force: true })
  mkdirSync(NEXT_DIR, { recursive: true })
  const files = compressor(COMPRESSED_DIR)
  await step('Pages rendered', async (showProgress) => {
    const cssFor = firstStyles(bundle.css)
    await writePages(site, bundle, NEXT_DIR, cssFor, files, (done, total) => showProgress(`${done} of ${total}`))
  })
  await step('Pictures made', (showProgress) =>
    prepareMedia(site, CONTENT_DIR, pagesIn(NEXT_DIR), (done, total) => showProgress(`${done} of ${total}`)),
  )
  await step('Site finished', async () => {
    bundle.copyBrowserFiles(NEXT_DIR)
    cpSync(MEDIA_DIR, join(NEXT_DIR, MEDIA), { recursive: true })
    writeSiteFiles(site, bundle.packages, NEXT_DIR)
    const hosting = hostingOf(site)
    const policy = httpPolicy(hosting)
    await files.compressFolder(NEXT_DIR)
    files.removeUnused()
    if (keep) keepAssets(keep, NEXT_DIR, policy.caching.hashedFolders)
    checkIsWhole(NEXT_DIR, documentFiles(site))
    writeHosting(hosting)
    writeConfigs(policy, unhashedFiles(NEXT_DIR, policy))
    if (host) prepareSite(host, NEXT_DIR, policy)
    replaceSite(PLACES)
  })
}

/** The HTML of all pages in `folder`, one at a time: together, the pages of a large site take half a GB. */
function* pagesIn(folder: string): Iterable<string> {
  for (const file of globSync('**/*.html', { cwd: folder })) yield readFileSync(join(folder, file), 'utf8')
}
