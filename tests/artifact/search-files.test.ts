import { expect, test } from 'vitest'
import { fileText, hasFile, site } from './built.ts'

const origin = site.clinic.url

test('the sitemap lists the pages that may be found, and no other', () => {
  const listed = [...fileText('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const findable = [...site.pages.values()]
    .filter(({ seo }) => !seo.noIndex && !seo.canonical)
    .map(({ path }) => `${origin}${path}`)
  expect([...listed].sort()).toEqual(findable.sort())
})

test('the sitemap is XML of the right kind, with dates that are dates', () => {
  const text = fileText('/sitemap.xml')
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  )
  expect(
    [...text.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].filter(([, date = '']) => !/^\d{4}-\d{2}-\d{2}$/.test(date)),
  ).toEqual([])
})

test('robots.txt lets everything be read, so that noindex can be seen, and names the sitemap', () => {
  expect(fileText('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('nothing of the tools is left behind', () => {
  expect(['/__spa-fallback.html', '/404.data', '/.vite/manifest.json'].filter(hasFile)).toEqual([])
})
