// What a page's route hands to the browser: its content, its breadcrumbs, nothing else.
import type { BreadcrumbItem, Page, PageData } from '../content/page.ts'
import { currentSite, type Site } from '../content/site.server.ts'
import { shareAddress } from '../media/share.server.ts'
import { canonicalPath } from './paths.ts'

/** Data of the page at `pathname`, or undefined when the registry has none. */
export async function readPageData(pathname: string): Promise<PageData | undefined> {
  const site = await currentSite()
  const page = site.pages.get(canonicalPath(pathname))
  return page && pageDataOf(page, site)
}

/** What of `page`, one of `site`'s, a visitor's browser needs. */
export function pageDataOf(page: Page, { pages, clinic }: Pick<Site, 'pages' | 'clinic'>): PageData {
  const { formerPaths: _formerPaths, parent: _parent, sample: _sample, ...shown } = page
  return { page: shown, crumbs: crumbsOf(page, pages), share: shareAddress(page, clinic.name) }
}

/** Breadcrumbs from the home page down to `page`, by its parents. Throws when parents form a ring. */
export function crumbsOf(page: Page, pages: ReadonlyMap<string, Page>): BreadcrumbItem[] {
  const trail: BreadcrumbItem[] = []
  for (let at: Page | undefined = page; at; at = at.path === '/' ? undefined : pages.get(at.parent)) {
    if (trail.length > pages.size)
      throw new Error(`The parents of ${page.path} lead in a ring. Give one of them another parent.`)
    trail.unshift({ name: at.name, url: at.path })
  }
  return trail
}
