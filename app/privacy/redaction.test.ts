// Which parts of a query are reported or stay in the address. The private values are in tests/fixtures.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { privateValues } from '../../tests/fixtures/private-values.ts'
import { campaignQuery, redactedQuery } from './redaction.ts'

const CAMPAIGN_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'ref']

/** In a campaign parameter, a word such as "jane-moreau" can't be distinguished from the name of a campaign. */
const LIKE_A_CAMPAIGN = /^(?!(?:\D*\d){7})[a-z0-9_-]{1,40}$/

test.each(privateValues)('the private value %j is masked, however often it is encoded', (value) => {
  const once = encodeURIComponent(value)
  const twice = encodeURIComponent(once)
  for (const written of [once, twice, encodeURIComponent(twice), Buffer.from(value).toString('base64')]) {
    expect(redactedQuery(`?q=${written}&name=${written}&${written}`)).toBe('?q=*&name=*&*=*')
    expect(campaignQuery(`?q=${written}&utm_source_2=${written}&${written}`)).toBe('')
    if (LIKE_A_CAMPAIGN.test(written)) continue
    for (const name of CAMPAIGN_NAMES) {
      expect(redactedQuery(`?${name}=${written}`)).toBe(`?${name}=*`)
      expect(campaignQuery(`?${name}=${written}`)).toBe('')
    }
  }
})

test('there are 150 private values, each once', () => {
  expect(new Set(privateValues).size).toBe(150)
  expect(privateValues).toHaveLength(150)
})

test('few private values look like the name of a campaign', () => {
  const few = privateValues.filter((value) => LIKE_A_CAMPAIGN.test(encodeURIComponent(value)))
  expect(few.length).toBeLessThan(12)
})

test.each(CAMPAIGN_NAMES)('%s keeps the name of a campaign', (name) => {
  for (const value of ['spring', 'spring-2026', 'mens_health', 'newsletter-11', 'a']) {
    expect(redactedQuery(`?${name}=${value}`)).toBe(`?${name}=${value}`)
    expect(campaignQuery(`?x=1&${name}=${value}&y=2`)).toBe(`?${name}=${value}`)
  }
  for (const value of ['', 'Spring', 'a'.repeat(41), 'spring 2026', 'sp%72ing', '4035550142', '2026-11-20'])
    expect(redactedQuery(`?${name}=${value}`)).toBe(`?${name}=*`)
})

test.each([
  ['', ''],
  ['?', ''],
  ['?&&', ''],
  ['?page=2', '?page=*'],
  ['?gclid=Cj0K&fbclid=', '?gclid=*&fbclid=*'],
  ['?first-name=Jane=Moreau', '?first-name=*'],
  ['?Name=x', '?*=*'],
  ['?born1987=x', '?*=*'],
  ['?patient[name]=x', '?*=*'],
  [`?${'a'.repeat(32)}=x`, '?*=*'],
])('the query "%s" is reported as "%s"', (search, reported) => {
  expect(redactedQuery(search)).toBe(reported)
})

test('a long query is cut', () => {
  expect(redactedQuery(`?${'a=1&'.repeat(1_000)}`).match(/a=/g)).toHaveLength(20)
})

test('any query becomes one with names, campaign values and stars only, which then stays as it is', () => {
  const part = fc.constantFrom('&', '=', '*', '%3D', 'ref=', 'utm_term=', 'a', 'Z', '7', '-', 'é', '?', '#', ' ')
  const query = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(query, (text) => {
      const once = redactedQuery(`?${text}`)
      expect(once).toMatch(/^$|^\?(?:[a-z][a-z0-9_-]*|\*)=[a-z0-9_*-]+(?:&(?:[a-z][a-z0-9_-]*|\*)=[a-z0-9_*-]+)*$/)
      expect(redactedQuery(once)).toBe(once)
      expect(redactedQuery(campaignQuery(once))).toBe(campaignQuery(once))
    }),
  )
})
