// The head of every page: title, description, addresses, share picture, search data.
// Expected values come from the page's own content.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attribute, inside, plain, sourceOf, under, wordsOf, type Element } from '../markup/document.ts'
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

function searchData({ elements }: BuiltPage): Record<string, unknown>[] {
  const scripts = elements.filter((each) => attribute(each, 'type') === 'application/ld+json')
  return scripts.map((script) => JSON.parse(sourceOf(script)) as Record<string, unknown>)
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
      'en-CA',
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

test.each(built)('$path has structured data, each type once, with its breadcrumbs below the home page', (page) => {
  const items = searchData(page)
  expect(items.every((item) => item['@context'] === 'https://schema.org')).toBe(true)
  const kinds = items.map((item) => item['@type'])
  expect(new Set(kinds).size).toBe(kinds.length)
  const breadcrumbs = items.find((item) => item['@type'] === 'BreadcrumbList')?.['itemListElement'] as
    | { item: string; name: string }[]
    | undefined
  expect(breadcrumbs?.at(-1)?.item).toBe(page.path === '/' ? undefined : `${origin}${page.path}`)
})

test.each(built)('$path tells search engines the questions that it shows, word for word', (page) => {
  const faq = searchData(page).find((item) => item['@type'] === 'FAQPage')
  const inSearchData = ((faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[]).map(
    ({ name, acceptedAnswer }) => [plain(name), plain(acceptedAnswer.text)],
  )
  const shown = page.elements.filter(isQuestion).map((details) => {
    const [question, ...rest] = under(details).filter(({ tagName }) => tagName === 'summary' || tagName === 'p')
    return [question && wordsOf(question), rest.map(wordsOf).join(' ')]
  })
  expect(inSearchData).toEqual(shown)
})

/** The details of a question: those in the content, with a paragraph in them. */
function isQuestion(element: Element): boolean {
  return (
    element.tagName === 'details' &&
    inside(element, ({ tagName }) => tagName === 'main') &&
    under(element).some(({ tagName }) => tagName === 'p')
  )
}
