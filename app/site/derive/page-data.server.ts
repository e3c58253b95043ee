import { shareAddress } from './share-image.server.ts'
import type { BreadcrumbItem } from '../../schema/content-shapes.ts'
import type { Page } from '../../sections/page-schema.ts'
import type { PageData } from './page-data.ts'
import type { Site } from '../read/site.ts'
import {
  formsOn,
  isFormPage,
  kindsWith,
  questionsOn,
  runsProviderScript,
  sectionsOf,
  traitsOf,
} from '../../sections/traits.ts'

/** The data that the document of `page` shows. Throws when the page's parents form a loop. */
export function pageDataOf(page: Page, { pages, clinic, brand }: Pick<Site, 'pages' | 'clinic' | 'brand'>): PageData {
  const start = startOf(page)
  return {
    page,
    crumbs: crumbsOf(page, pages),
    analyticsPath: clinic.analytics.detail === 'page' ? page.path : groupOf(page),
    opensSearch: !runsProviderScript(page),
    describesClinic: page.path === '/' || sectionsOf(page).some(({ type }) => traitsOf(type).describesClinic),
    share: shareAddress(page, { clinic, brand }),
    questions: questionsOn(page),
    ...(start && { start }),
  }
}

/** The first button of the page. A page that opens with its form needs none. */
function startOf(page: Page): PageData['start'] {
  if (isFormPage(page)) return undefined
  return page.sections.flatMap((section) => ('action' in section && section.action ? [section.action] : []))[0]
}

/** The group that page views of the page report. No group reveals a medical condition. */
function groupOf(page: Page): string {
  if (formsOn(page).length > 0) return '/forms'
  const treatmentKinds = kindsWith('aboutTreatment')
  return sectionsOf(page).some(({ type }) => treatmentKinds.includes(type)) ? '/treatments' : '/pages'
}

/** Breadcrumbs from the home page to `page`, through its parents. Throws when the parents form a loop. */
export function crumbsOf(page: Page, pages: ReadonlyMap<string, Page>): BreadcrumbItem[] {
  const crumbs: BreadcrumbItem[] = []
  let current: Page | undefined = page
  while (current) {
    if (crumbs.length > pages.size)
      throw new Error(`The parents of ${page.path} form a loop. Give one of them another parent.`)
    crumbs.unshift({ name: current.name, url: current.path })
    current = current.path === '/' ? undefined : pages.get(current.parent)
  }
  return crumbs
}
