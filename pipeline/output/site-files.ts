// Writes the files of the site that are neither pages nor media: the search data, robots.txt, the sitemap,
// security.txt, the file that clears storage, and what hosts need from the content.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { telephoneHref } from '../../app/schema/telephone.ts'
import { SEARCH_PATH } from '../../app/search/search-data.ts'
import { formsOn } from '../../app/sections/traits.ts'
import { searchDataOf } from '../../app/site/derive/search-data.server.ts'
import { redirectsOf } from '../../app/site/derive/shared-content.server.ts'
import type { Site } from '../../app/site/read/site.ts'
import { CLEAR_STORAGE } from '../../app/paths.ts'
import { sitemap } from './sitemap.ts'
import type { Hosting } from '../../hosting/policy/http-policy.ts'
import { securityText } from '../../hosting/policy/security-text.ts'
import { writeFileAtomically } from '../../cli/write-file.ts'
import { HOSTING_FILE } from './folders.ts'
import { thirdPartyText, type BundledPackage } from './third-party.ts'

/** Writes the files named above, and the licences of what ships, into `folder`. `packages` are in the scripts. */
export function writeSiteFiles(site: Site, packages: readonly BundledPackage[], folder: string): void {
  const { clinic, pages } = site
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  writeFileSync(join(folder, SEARCH_PATH), JSON.stringify(searchDataOf(site)))
  writeFileSync(join(folder, CLEAR_STORAGE), '')
  writeFileSync(join(folder, 'THIRD-PARTY.md'), thirdPartyText(packages))
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(clinic.url, pages.values()))
  // Crawlers may read every page: they must read a noindex page to learn that it is one (RFC 9309).
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${clinic.url}/sitemap.xml\n`)
  const reviewed = lastReview(site)
  // The file must say until when it is valid.
  if (reviewed === undefined) return
  const contact = { url: clinic.url, phoneHref: telephoneHref(clinic.phone), reviewed }
  writeFileSync(join(folder, '.well-known/security.txt'), securityText(contact))
}

/** What the HTTP policy needs from the content of a site. */
export function hostingOf({ clinic, pages }: Site): Hosting {
  return {
    formerPaths: redirectsOf(pages.values()),
    formPages: [...pages.values()].filter((page) => formsOn(page).length > 0).map(({ path }) => path),
    insights: clinic.analytics.scriptSrc,
  }
}

/** Writes HOSTING_FILE. */
export function writeHosting(hosting: Hosting): void {
  writeFileAtomically(HOSTING_FILE, JSON.stringify(hosting, null, 2))
}

/** Date of the latest medical review on the site, as YYYY-MM-DD; undefined if there is none. */
function lastReview({ pages }: Site): string | undefined {
  const reviews = [...pages.values()].flatMap(({ review }) => review?.reviewed ?? [])
  return reviews.sort().at(-1)
}
