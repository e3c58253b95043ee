// Makes what a page's loader returns.
import { shareAddress } from '../media/share.server.ts'
import type { BreadcrumbItem, Page, PageData } from './page.ts'
import type { Site } from './site.server.ts'
import { questionsOn, reviewOf, sourcesOn } from './traits.ts'

/** What the document of `page`, one of the site's pages, shows. Throws when the page's parents form a ring. */
export function pageDataOf(page: Page, { pages, clinic }: Pick<Site, 'pages' | 'clinic'>): PageData {
  const { formerPaths: _formerPaths, parent: _parent, sample: _sample, ...shown } = page
  const review = reviewOf(page)
  return {
    page: shown,
    crumbs: crumbsOf(page, pages),
    share: shareAddress(page, clinic.name),
    questions: questionsOn(page),
    ...(review && { review: { ...review, sources: sourcesOn(page) } }),
  }
}

/** Breadcrumbs from the home page down to `page`, by its parents. Throws when parents form a ring. */
export function crumbsOf(page: Page, pages: ReadonlyMap<string, Page>): BreadcrumbItem[] {
  const trail: BreadcrumbItem[] = []
  for (let at: Page | undefined = page; at; at = at.path === '/' ? undefined : pages.get(at.parent)) {
    if (trail.length > pages.size)
      throw new Error(`The parents of ${page.path} form a ring. Give one of them another parent.`)
    trail.unshift({ name: at.name, url: at.path })
  }
  return trail
}
