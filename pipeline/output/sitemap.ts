// sitemap.xml: every page that search engines may index, with the date of its last change or review.
import type { Page } from '../../app/sections/page-schema.ts'

/** The sitemap (sitemaps.org 0.9), without pages marked noindex and variants of another page. */
export function sitemap(origin: string, pages: Iterable<Page>): string {
  const urls = [...pages]
    .filter(({ seo }) => !seo.noIndex && !seo.canonical)
    .map((page) => `  <url><loc>${origin}${page.path}</loc>${lastModified(page)}</url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function lastModified({ review }: Page): string {
  return review ? `<lastmod>${review.reviewed}</lastmod>` : ''
}
