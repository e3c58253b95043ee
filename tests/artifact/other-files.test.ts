// Files beside the pages: for search engines, licences, and what browsers cache for a year.
import { expect, test } from 'vitest'
import { httpPolicy } from '../../hosting/policy/http-policy.ts'
import { fileText, filesEnding, hasFile, site } from './built.ts'

const origin = site.clinic.url

test('the sitemap lists every page that search engines may list, with the date of its review, and no other', () => {
  const [declaration, root, ...entries] = fileText('/sitemap.xml').trim().split('\n')
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  expect(root).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(entries.pop()).toBe('</urlset>')
  const expected = [...site.pages.values()]
    .filter(({ seo }) => !seo.noIndex && !seo.canonical)
    .map((page) => {
      const { reviewed } = page.review ?? {}
      const date = reviewed === undefined ? '' : `<lastmod>${reviewed}</lastmod>`
      return `  <url><loc>${origin}${page.path}</loc>${date}</url>`
    })
  expect(entries.sort()).toEqual(expected.sort())
})

test('robots.txt allows search engines to read every page, so that they see noindex, and names the sitemap', () => {
  expect(fileText('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('no file of the build tools is published', () => {
  // React Router writes .data files and the fallback page when it prerenders pages itself.
  expect(filesEnding('.data')).toEqual([])
  expect(['/__spa-fallback.html', '/.vite/manifest.json'].filter(hasFile)).toEqual([])
})

test('the licences of third-party code, fonts and icons ship with it', () => {
  const text = fileText('/THIRD-PARTY.md')
  for (const name of ['react', 'react-dom', 'minisearch']) expect(text).toContain(`\n## ${name} `)
  const licence = /Permission is hereby granted|Permission to use, copy, modify|SIL OPEN FONT LICENSE/
  for (const part of text.split(/^## /m).slice(1)) expect(part).toMatch(licence)
})

test('files that are cached for a year have a hash in their name', () => {
  const { hashedFolders } = httpPolicy({ formerPaths: {}, formPages: [], insights: '/i.js' }).caching
  const cachedFiles = filesEnding('').filter((file) => hashedFolders.some((folder) => file.startsWith(folder)))
  expect(cachedFiles.length).toBeGreaterThan(0)
  for (const file of cachedFiles) expect(file).toMatch(/[-.][\w-]{8}[-.]/)
})
