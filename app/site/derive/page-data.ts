import { ERROR_PATH, NOT_FOUND_PATH } from '../../paths.ts'
import type { Clinic } from '../../schema/clinic.ts'
import type { Page } from '../../sections/page-schema.ts'
import type { ActionView } from '../../schema/rich-text.ts'
import type { BreadcrumbItem, FaqItem } from '../../schema/content-shapes.ts'

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
  /** The first button of the page, which header and bar repeat. A page that opens with its form has none. */
  start?: ActionView
}

/** What a view of an error page reports. Undefined: the path that the visitor asked for. */
export function analyticsPathOfError(
  path: string,
  clinic: Pick<Clinic, 'analytics'> | undefined,
): string | undefined {
  if (path === ERROR_PATH) return path
  return clinic?.analytics.detail === 'page' ? undefined : NOT_FOUND_PATH
}
