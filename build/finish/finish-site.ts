// After prerendering: flat files, scripts for the browser, a static 404, sitemap, robots, redirects for hosts, compressed variants. Then the new site takes the old one's place.
import { cpSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formerPaths } from '../../app/content/chrome.server.ts'
import type { Site } from '../../app/content/site.server.ts'
import { httpPolicy } from '../../hosting/policy/http-policy.ts'
import { NOT_FOUND_PATH } from '../../app/routes/paths.ts'
import { robotsText } from '../../app/seo/robots.ts'
import { sitemap } from '../../app/seo/sitemap.ts'
import { writeConfigs } from '../../hosting/configs/configs.ts'
import { CommandError } from '../../cli/steps.ts'
import { compressAll } from './compress.ts'
import { writePolicies } from './csp.ts'
import { finishPages } from './finish-pages.ts'
import { keepAssets } from './keep-assets.ts'
import { writeWellKnown } from './well-known.ts'

/** Where what a host must know beside the files is written: former paths and where they lead. */
export const HOSTING_FILE = '.build/hosting.json'

/** Makes `target` from React Router's output in `source`, and keeps what open pages need of the `earlier` build. Throws CommandError when a page is missing. */
export async function finishSite(source: string, target: string, site: Site, earlier?: string): Promise<void> {
  const next = `${target}.next`
  rmSync(next, { recursive: true, force: true })
  cpSync(source, next, { recursive: true })
  rmSync(join(next, '__spa-fallback.html'), { force: true })
  rmSync(join(next, '.vite'), { recursive: true, force: true })
  for (const path of site.pages.keys()) if (path !== '/') flatten(next, path)
  flatten(next, NOT_FOUND_PATH)
  await finishPages(next, site)
  rmSync(join(next, `${NOT_FOUND_PATH}.data`), { force: true })
  writeFileSync(join(next, 'sitemap.xml'), sitemap(site.clinic.url, site.pages.values()))
  writeFileSync(join(next, 'robots.txt'), robotsText(site.clinic.url))
  const hosting = { formerPaths: formerPaths(site.pages.values()), insights: site.clinic.analytics.scriptSrc }
  writeFileSync(HOSTING_FILE, JSON.stringify(hosting, null, 2))
  writeConfigs(hosting)
  writeWellKnown(next, site)
  writePolicies(next, site)
  await compressAll(next)
  if (earlier) keepAssets(earlier, next, httpPolicy(hosting).caching.hashedFolders)
  swap(next, target)
}

/** `x/index.html` becomes `x.html`, which every static host serves at `/x` (product.md, Paths). */
function flatten(folder: string, path: string): void {
  const from = join(folder, path, 'index.html')
  if (!existsSync(from))
    throw new CommandError(
      `React Router did not prerender ${path}: ${from} is missing. Its version may have changed where it writes pages.`,
    )
  renameSync(from, join(folder, `${path}.html`))
  if (readdirSync(join(folder, path)).length === 0) rmdirSync(join(folder, path))
}

function swap(next: string, target: string): void {
  const old = `${target}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(next, target)
  } catch (error) {
    if (existsSync(old)) renameSync(old, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}
