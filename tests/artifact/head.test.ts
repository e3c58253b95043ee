// The head of every page: title, description, addresses, share picture.
// Expected values come from the page's own content.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attribute, inside, plain, wordsOf } from '../markup/document.ts'
import { built, filePath, hasFile, site, type BuiltPage } from './built.ts'

const { url: origin, name: clinicName } = site.clinic

/** Contents of every meta tag of a name or property. Tests expect exactly one. */
function metas({ elements }: BuiltPage, name: string): (string | undefined)[] {
  return elements
    .filter(
      (each) => each.tagName === 'meta' && [attribute(each, 'name'), attribute(each, 'property')].includes(name),
    )
    .map((each) => attribute(each, 'content'))
}

test.each(built)(
  '$path has the title, description and keywords of its content, in the language of the site',
  (page) => {
    const { seo } = page.page
    const title = page.elements.filter(
      (each) => each.tagName === 'title' && inside(each, ({ tagName }) => tagName === 'head'),
    )
    expect(title.map(wordsOf)).toEqual([plain(seo.title)])
    expect(metas(page, 'description')).toEqual([seo.description])
    expect(metas(page, 'keywords')).toEqual([seo.keywords.join(', ')])
    expect(page.elements.filter(({ tagName }) => tagName === 'html').map((html) => attribute(html, 'lang'))).toEqual([
      site.clinic.locale,
    ])
  },
)

test.each(built)('$path has one canonical address on the public site, and its robots', (page) => {
  const { seo, path } = page.page
  const canonical = page.elements
    .filter((each) => each.tagName === 'link' && attribute(each, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href'))
  expect(canonical).toEqual([`${origin}${seo.canonical ?? path}`])
  expect(metas(page, 'og:url')).toEqual(canonical)
  expect(metas(page, 'robots')).toEqual([
    `${seo.noIndex ? 'noindex' : 'index'}, ${seo.noFollow ? 'nofollow' : 'follow'}`,
  ])
})

test.each(built)('$path can be shared, with a picture of 1200 by 630', async (page) => {
  const { seo } = page.page
  expect([metas(page, 'og:title'), metas(page, 'twitter:title')]).toEqual([[seo.title], [seo.title]])
  expect([metas(page, 'og:description'), metas(page, 'twitter:description')]).toEqual([
    [seo.description],
    [seo.description],
  ])
  expect(['og:type', 'og:site_name', 'og:locale', 'twitter:card'].map((name) => metas(page, name))).toEqual([
    ['website'],
    [clinicName],
    ['en_CA'],
    [seo.twitterCard],
  ])
  const [image = ''] = metas(page, 'og:image')
  expect(metas(page, 'twitter:image')).toEqual([image])
  expect(image.startsWith(`${origin}/media/`)).toBe(true)
  expect(hasFile(image.slice(origin.length))).toBe(true)
  const { width, height, format } = await sharp(filePath(image.slice(origin.length))).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect([metas(page, 'og:image:width'), metas(page, 'og:image:height')]).toEqual([['1200'], ['630']])
})
