import { expect, test } from 'vitest'
import { pageAt, siteWith } from '../../tests/fixtures/sites.ts'
import { pageDataOf } from '../site/derive/page-data.server.ts'
import { structuredData } from './structured-data.ts'

const site = await siteWith({ 'clinic.yaml': ['(902) 555-0100', '(902) 555-0100\nfax: (902) 555-0101'] })

/** The structured data of one page of the test site, by type. */
function dataOf(path: string): Record<string, Record<string, unknown>> {
  const items = structuredData(pageDataOf(pageAt(site, path), site), site.clinic)
  return Object.fromEntries(items.map((item) => [String(item['@type']), item]))
}

// TypeScript checks the types of all items, by those of schema.org (tests/artifact/structured-data.test.ts).
test('the home page describes the clinic: address, hours, area and specialties', () => {
  expect(dataOf('/')[site.clinic.businessType]).toMatchObject({
    '@id': 'https://clinic.test/#clinic',
    name: site.clinic.name,
    telephone: '+19025550100',
    faxNumber: '+19025550101',
    address: { addressLocality: site.clinic.address.addressLocality, addressRegion: 'NS' },
    geo: site.clinic.geo,
    openingHoursSpecification: [{ opens: '08:00', closes: '17:00' }],
    areaServed: site.clinic.serviceArea,
    knowsAbout: site.clinic.specialties,
  })
})

test('breadcrumbs count from one, with absolute addresses', () => {
  expect(dataOf('/care-form')['BreadcrumbList']?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://clinic.test/' },
    { '@type': 'ListItem', position: 2, name: 'Care', item: 'https://clinic.test/care' },
    { '@type': 'ListItem', position: 3, name: 'Care form', item: 'https://clinic.test/care-form' },
  ])
})

test('service and medical page refer to the clinic, and the date is that of the sources', () => {
  const { Service, MedicalWebPage } = dataOf('/care')
  expect(Service).toMatchObject({
    name: 'Care',
    url: 'https://clinic.test/care',
    provider: { '@id': 'https://clinic.test/#clinic' },
  })
  expect(MedicalWebPage).toMatchObject({
    about: { '@type': 'MedicalTherapy', name: 'Care' },
    dateModified: '2026-04-01',
    citation: ['Test Press, On tests, 2024'],
    publisher: { '@id': 'https://clinic.test/#clinic' },
    inLanguage: 'en-CA',
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
  })
})

test('a page without a named reviewer was modified, and one with a reviewer was reviewed', async () => {
  const reviewer = 'reviewed: "2026-04-01"\n  reviewedBy: { name: R. Lee, role: family physician }'
  const reviewed = await siteWith({ 'pages/care.yaml': ['reviewed: 2026-04-01', reviewer] })
  const [before, after] = [site, reviewed].map((each) =>
    structuredData(pageDataOf(pageAt(each, '/care'), each), each.clinic).find(
      (item) => item['@type'] === 'MedicalWebPage',
    ),
  )
  expect(before).not.toHaveProperty('lastReviewed')
  expect(before).not.toHaveProperty('reviewedBy')
  expect(after).toMatchObject({
    lastReviewed: '2026-04-01',
    reviewedBy: { '@type': 'Person', name: 'R. Lee', jobTitle: 'family physician' },
  })
})
