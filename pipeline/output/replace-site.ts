// The finished site takes the place of the last one, whole or not at all.
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../cli/command-error.ts'

export interface SitePlaces {
  /** The finished site. */
  site: string
  /** The site that takes its place. */
  next: string
  /** The last site, while the next one takes its place. */
  last: string
}

/**
 * Throws CommandError when one of `pages` (paths of files in the site), or a file that a page names, is missing in
 * the new site in `folder`, or empty, or cut off.
 */
export function checkIsWhole(folder: string, pages: readonly string[]): void {
  const missing = missingFiles(folder, pages)
  if (missing.length > 0)
    throw new CommandError(
      `The new site lacks ${missing.join(', ')}. Build again. If the same is missing then, delete the folders ` +
        '.cache and .build, which hold results of earlier builds.',
    )
}

/** Moves the site in `next` to `site`. If that fails, `site` is the last one. */
export function replaceSite(places: SitePlaces): void {
  const { site, next, last } = places
  rmSync(last, { recursive: true, force: true })
  if (existsSync(site)) renameSync(site, last)
  try {
    renameSync(next, site)
  } finally {
    restoreSite(places)
  }
  rmSync(last, { recursive: true, force: true })
}

/** Puts the last site back, if the build was stopped when it was moved away and the next one was not there yet. */
export function restoreSite({ site, last }: SitePlaces): void {
  if (!existsSync(site) && existsSync(last)) renameSync(last, site)
}

/** What is missing or empty in a site: pages, ends of pages, and files under /assets/ and /media/ that pages name. */
function missingFiles(folder: string, pages: readonly string[]): string[] {
  const files = globSync('**/*.html', { cwd: folder })
  const named = new Set(pages)
  const cutOff = files.filter((file) => {
    const html = readFileSync(join(folder, file), 'utf8')
    for (const [address] of html.matchAll(/\/(?:assets|media)\/[\w.-]+\.\w+/g)) named.add(address.slice(1))
    return !html.trimEnd().endsWith('</html>')
  })
  const missing = [...named].filter((file) => !statSync(join(folder, file), { throwIfNoEntry: false })?.size)
  return [...missing, ...cutOff.map((file) => `the end of ${file}`)].sort()
}
