import { expect, test } from 'vitest'
import { pageAt, siteWith } from '../../tests/fixtures/sites.ts'
import { sharedContentOf } from '../content/view/shared-content.server.ts'
import { pageDataOf } from '../content/view/page-data.server.ts'
import { errorHead, notFoundHead, pageHead } from './head.ts'

const site = await siteWith({ 'clinic.yaml': ['signIn:', 'twitterHandle: "@testclinic"\nsignIn:'] })

/** The head of one page of the small site, as plain records. */
function headOf(path: string, canonical?: string): Record<string, unknown>[] {
  const data = pageDataOf(pageAt(site, path), site)
  const page = { ...data.page, seo: { ...data.page.seo, ...(canonical && { canonical }) } }
  return pageHead({ ...data, page }, { business: site.clinic }) as Record<string, unknown>[]
}

const named = (head: Record<string, unknown>[], name: string) =>
  head.find((tag) => tag['name'] === name || tag['property'] === name)?.['content']
const canonicalOf = (head: Record<string, unknown>[]) => head.find((tag) => tag['rel'] === 'canonical')?.['href']
const searchDataOf = (head: Record<string, unknown>[]) => head.flatMap((tag) => tag['script:ld+json'] ?? [])

test('title, description and keywords are those of the page', () => {
  const head = headOf('/care')
  expect(head[0]).toEqual({ title: 'Care, described for tests | Test Clinic' })
  expect(named(head, 'description')).toMatch(/^What the care is/)
  expect(named(head, 'keywords')).toBe('care, test, Calgary')
})

test('the canonical address is that of the page itself, or of the page that it varies', () => {
  expect(canonicalOf(headOf('/care'))).toBe('https://clinic.test/care')
  expect(canonicalOf(headOf('/'))).toBe('https://clinic.test/')
  const variant = headOf('/care-form', '/care')
  expect(canonicalOf(variant)).toBe('https://clinic.test/care')
  expect(named(variant, 'og:url')).toBe('https://clinic.test/care')
})

test('the robots tag follows noIndex and noFollow', () => {
  expect(named(headOf('/care'), 'robots')).toBe('index, follow')
  expect(named(headOf('/care-form'), 'robots')).toBe('noindex, nofollow')
})

test('share tags are complete, and their picture has an absolute address and its true size', () => {
  const head = headOf('/care')
  const image = named(head, 'og:image')
  expect(image).toMatch(/^https:\/\/clinic\.test\/media\/share-care\.[0-9a-f]{8}\.jpg$/)
  expect(
    Object.fromEntries(
      ['og:type', 'og:site_name', 'og:locale', 'og:url', 'og:image:width', 'og:image:height', 'og:image:alt'].map(
        (name) => [name, named(head, name)],
      ),
    ),
  ).toEqual({
    'og:type': 'website',
    'og:site_name': 'Test Clinic',
    'og:locale': 'en_CA',
    'og:url': 'https://clinic.test/care',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A green chair beside a window, with a lamp on a low table.',
  })
  expect(['og:title', 'twitter:title'].map((name) => named(head, name))).toEqual([
    'Care, described for tests | Test Clinic',
    'Care, described for tests | Test Clinic',
  ])
  expect(
    new Set(['description', 'og:description', 'twitter:description'].map((name) => named(head, name))).size,
  ).toBe(1)
  expect(['twitter:card', 'twitter:site', 'twitter:image'].map((name) => named(head, name))).toEqual([
    'summary_large_image',
    '@testclinic',
    image,
  ])
})

test('search data has the items that apply to the page', () => {
  const kinds = (path: string) => searchDataOf(headOf(path)).map((item) => (item as Record<string, unknown>)['@type'])
  expect(kinds('/')).toEqual(['MedicalClinic'])
  expect(kinds('/care')).toEqual(['MedicalClinic', 'BreadcrumbList', 'FAQPage', 'Service', 'MedicalWebPage'])
  expect(kinds('/care-form')).toEqual(['MedicalClinic', 'BreadcrumbList'])
})

test('the not-found page and the error page have a title and stay out of search results', () => {
  const shared = sharedContentOf(site)
  const noindex = { name: 'robots', content: 'noindex' }
  const { notFound, error } = site.messages
  expect(notFoundHead(shared)).toEqual([
    { title: `${notFound.code}: ${notFound.title} | Test Clinic` },
    noindex,
    // The address may have personal data, which scripts of later pages must not read.
    { name: 'referrer', content: 'no-referrer' },
  ])
  expect(errorHead(shared)).toEqual([{ title: `${error.title} | Test Clinic` }, noindex])
  expect(errorHead(undefined)).toEqual([{ title: 'Error' }, noindex])
})
