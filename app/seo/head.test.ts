// What the tests of the built pages (tests/artifact/head.test.ts) do not cover, because few pages have it.
import { expect, test } from 'vitest'
import { pageAt, siteWith } from '../../tests/fixtures/sites.ts'
import { sharedContentOf } from '../site/derive/shared-content.server.ts'
import { pageDataOf } from '../site/derive/page-data.server.ts'
import { errorHead, notFoundHead, pageHead } from './head.ts'

const site = await siteWith({ 'clinic.yaml': ['forms:', 'twitterHandle: "@testclinic"\nforms:'] })

/** The head of one page of the small site, as plain records. */
function headOf(path: string): Record<string, unknown>[] {
  return pageHead(pageDataOf(pageAt(site, path), site), { business: site.clinic }) as Record<string, unknown>[]
}

const named = (head: Record<string, unknown>[], name: string) =>
  head.find((tag) => tag['name'] === name || tag['property'] === name)?.['content']
const structuredDataIn = (head: Record<string, unknown>[]) => head.flatMap((tag) => tag['script:ld+json'] ?? [])

test('share tags describe their picture, and name the account of the clinic', () => {
  const head = headOf('/care')
  for (const name of ['og:image:alt', 'twitter:image:alt'])
    expect(named(head, name)).toBe('A green chair beside a window, with a lamp on a low table.')
  expect(named(head, 'twitter:site')).toBe('@testclinic')
})

// Search engines read an item as all there is, so only pages that describe the clinic have that of the clinic.
test('structured data has the items that apply to the page', () => {
  const kinds = (path: string) =>
    structuredDataIn(headOf(path)).map((item) => (item as Record<string, unknown>)['@type'])
  expect(kinds('/')).toEqual(['Physiotherapy'])
  expect(kinds('/care')).toEqual(['BreadcrumbList', 'FAQPage', 'Service', 'MedicalWebPage'])
  expect(kinds('/care-form')).toEqual(['BreadcrumbList'])
})

test('the not-found page and the error page have a title and stay out of search results', () => {
  const shared = sharedContentOf(site)
  const noindex = { name: 'robots', content: 'noindex' }
  const { notFound, error } = site.messages
  expect(notFoundHead(shared)).toEqual([
    { title: `${notFound.code}: ${notFound.title} | ${site.clinic.name}` },
    noindex,
    // The address may have personal data, which scripts of later pages must not read.
    { name: 'referrer', content: 'no-referrer' },
  ])
  expect(errorHead(shared)).toEqual([{ title: `${error.title} | ${site.clinic.name}` }, noindex])
  expect(errorHead(undefined)).toEqual([{ title: 'Error' }, noindex])
})
