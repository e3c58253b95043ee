// Makes what a page's loader returns.
import { shareAddress } from '../media/share.server.ts'
import type { BreadcrumbItem, Page, PageData } from './page.ts'
import type { Site } from './site.server.ts'
import { questionsOn, reviewOf, sourcesOn } from './traits.ts'

/** The data that the document of `page` shows. Throws when the page's parents form a circle. */
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

/** Breadcrumbs from the home page to `page`, through its parents. Throws when the parents form a circle. */
export function crumbsOf(page: Page, pages: ReadonlyMap<string, Page>): BreadcrumbItem[] {
  const crumbs: BreadcrumbItem[] = []
  let current: Page | undefined = page
  while (current) {
    if (crumbs.length > pages.size)
      throw new Error(`The parents of ${page.path} form a circle. Give one of them another parent.`)
    crumbs.unshift({ name: current.name, url: current.path })
    current = current.path === '/' ? undefined : pages.get(current.parent)
  }
  return crumbs
}
