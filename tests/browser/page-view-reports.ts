// The page views that a page reports, read from the browser's requests.
import type { Page } from '@playwright/test'
import { site } from '../artifact/built.ts'

const { scriptSrc } = site.clinic.analytics

/** Folder of the insights script. Reports go there too. */
export const insightsFolder = scriptSrc.slice(0, scriptSrc.lastIndexOf('/'))

/** Paths that the tab has reported so far, in order. Call it before the page is opened. */
export function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === `${insightsFolder}/view`)
      reports.push((JSON.parse(request.postData() ?? '{}') as { path: string }).path)
  })
  return reports
}
