// Lighthouse's four categories on every page, one run each. Every score should be 100.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { SITE_DIR } from '../../build/output/folders.ts'
import { startFormService } from '../../hosting/forms/service.ts'
import { onFormsPort, pathsOf, requireBuiltSite, serveSite } from '../built-site.ts'
import { launchChromium } from '../chromium.ts'
import { lighthouseReport } from '../lighthouse-report.ts'
import type { Options } from '../options.ts'
import type { Report } from '../table.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** A page with `noindex` fails this audit on purpose. */
const INDEX_AUDIT = 'is-crawlable'

/** Runs every page of the built site through all categories. */
export async function measureCategories(
  _options: Options,
  showProgress: (progress: string) => void,
): Promise<Report> {
  requireBuiltSite()
  const paths = pathsOf(SITE_DIR)
  const site = await serveSite()
  // Without the form service, each form page logs a failed request and loses points for it.
  const forms = await onFormsPort((port) => startFormService({ port, siteOrigin: site.origin }))
  const browser = await launchChromium()
  const rows: (string | number)[][] = []
  const misses: string[] = []
  try {
    for (const path of paths) {
      showProgress(`${rows.length + 1} of ${paths.length}, ${path}`)
      const { categories, audits } = await lighthouseReport(browser, site.origin + path, {
        onlyCategories: CATEGORIES,
      })
      const noIndex = hasNoIndex(path)
      const failed = failedAudits({ categories, audits }).filter((id) => !(noIndex && id === INDEX_AUDIT))
      const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const)
      rows.push([path, noIndex ? 'noindex' : '', ...scores.map(([, score]) => score), failed.join(', ')])
      if (failed.length > 0) misses.push(`${path} fails ${failed.join(', ')}.`)
      for (const [id, score] of scores)
        if (score < 100 && !(noIndex && id === 'seo')) misses.push(`${path} has ${score} for ${id}.`)
    }
  } finally {
    await browser.close()
    await Promise.all([site.close(), forms.close()])
  }
  const columns = ['page', '', ...CATEGORIES, 'failed audits']
  return { tables: [{ title: 'Lighthouse, phone, all categories, one run for each page', columns, rows }], misses }
}

/** Whether the page tells search engines not to list it. */
function hasNoIndex(path: string): boolean {
  const html = readFileSync(join(SITE_DIR, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  return /<meta name="robots" content="[^"]*noindex/.test(html)
}

/** Failed audits that count for accessibility, best practices or SEO. */
function failedAudits({ categories, audits }: Pick<Result, 'categories' | 'audits'>): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 0) < 1)
    .map(({ id }) => id)
}
