// sitemap.xml: every page that search engines may index, at its own address.
import type { Page } from '../content/page.ts'

/** The sitemap (sitemaps.org 0.9). Pages marked noindex, and variants with another canonical, stay out. */
export function sitemap(origin: string, pages: Iterable<Page>): string {
  const urls = [...pages]
    .filter(({ seo }) => !seo.noIndex && !seo.canonical)
    .map((page) => `  <url><loc>${origin}${page.path}</loc>${lastReviewed(page)}</url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

function lastReviewed({ sections }: Page): string {
  const reviewed = sections.flatMap((section) =>
    section.type === 'sources' || section.type === 'hero-article' ? section.reviewed : [],
  )[0]
  return reviewed ? `<lastmod>${reviewed}</lastmod>` : ''
}
