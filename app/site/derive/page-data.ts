import type { Page } from '../../sections/page-schema.ts'
import type { LinkView } from '../../schema/rich-text.ts'
import type { BreadcrumbItem, FaqItem, Review, Source } from '../../schema/shapes.ts'

/** What a page shows, and what its head needs. Plain data. */
export interface PageData {
  page: Page
  crumbs: BreadcrumbItem[]
  /** What a page view reports: the path of the page, or the name of its group. */
  analyticsPath: string
  /** Whether the header's search opens on the page. If not, its link leads to the field on the home page. */
  opensSearch: boolean
  /** Whether search engines find the clinic's address and hours on the page. */
  describesClinic: boolean
  /** Path of the page's share image. */
  share: string
  questions: FaqItem[]
  /** The first button of the page, if it leads to a form. */
  formLink?: { text: string; link: LinkView }
  /** The review of the page, with the sources that the page names. */
  review?: Review & { sources: Source[] }
}
