// Files for search engines.
import { expect, test } from 'vitest'
import { fileText, filesEnding, hasFile, site } from './built.ts'

const origin = site.clinic.url

test('the sitemap lists every page that may be found, and no other', () => {
  const listed = [...fileText('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const findable = [...site.pages.values()]
    .filter(({ seo }) => !seo.noIndex && !seo.canonical)
    .map(({ path }) => `${origin}${path}`)
  expect([...listed].sort()).toEqual(findable.sort())
})

test('the sitemap is XML of the right kind, with dates that are dates', () => {
  const text = fileText('/sitemap.xml')
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  )
  expect(
    [...text.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].filter(([, date = '']) => !/^\d{4}-\d{2}-\d{2}$/.test(date)),
  ).toEqual([])
})

test('robots.txt lets everything be read, so that noindex can be seen, and names the sitemap', () => {
  expect(fileText('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('no file of the build tools is published', () => {
  expect(filesEnding('.data')).toEqual([])
  expect(['/__spa-fallback.html', '/.vite/manifest.json'].filter(hasFile)).toEqual([])
})
