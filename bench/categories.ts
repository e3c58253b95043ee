// Lighthouse's four categories on every page, once: 100 on pages for search engines; pages that keep out of them fail that audit and no other.
import type { Result } from 'lighthouse'
import { currentSite } from '../app/content/site.server.ts'
import { LOCAL_FORMS_PORT } from '../app/forms/origins.ts'
import { startFormService } from '../hosting/forms/service.ts'
import { startSiteServer } from '../hosting/server/server.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { launch, report } from './lighthouse.ts'
import type { PartResult } from './results.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The audit that a page which asks not to be listed fails. */
const NOT_LISTED = 'is-crawlable'

/** Runs every page of the registry through all categories. */
export async function measureCategories(say: (progress: string) => void): Promise<Omit<PartResult, 'measured'>> {
  const { pages } = await currentSite()
  const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
  // Where the pages of the build look for their forms: what is refused there is an error in the console.
  const forms = await startFormService({
    port: Number(process.env['FORMS_PORT'] ?? LOCAL_FORMS_PORT),
    siteOrigin: site.origin,
  })
  const browser = await launch()
  const rows: (string | number)[][] = []
  const misses: string[] = []
  try {
    for (const { path, seo } of pages.values()) {
      say(`${rows.length + 1} of ${pages.size}, ${path}`)
      const lhr = await report(browser, site.origin + path, { onlyCategories: CATEGORIES })
      const failed = failedAudits(lhr)
      rows.push([
        path,
        seo.noIndex ? 'no' : 'yes',
        ...Object.values(lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100)),
        failed.join(', '),
      ])
      const unexpected = failed.filter((id) => !(seo.noIndex && id === NOT_LISTED))
      const low = Object.values(lhr.categories).filter(
        ({ id, score }) => score !== 1 && !(id === 'seo' && seo.noIndex),
      )
      if (unexpected.length > 0) misses.push(`${path} fails ${unexpected.join(', ')}.`)
      for (const { title, score } of low) misses.push(`${path} has ${Math.round((score ?? 0) * 100)} for ${title}.`)
    }
  } finally {
    await browser.close()
    await Promise.all([site.close(), forms.close()])
  }
  const columns = ['page', 'listed', 'performance', 'accessibility', 'best practices', 'SEO', 'fails']
  return { tables: [{ title: 'Lighthouse, phone, all categories, one run a page', columns, rows }], misses }
}

/** Audits with a say in accessibility, best practices and SEO that did not pass. */
function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 0) < 1)
    .map(({ id }) => id)
}
