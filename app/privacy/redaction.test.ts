// Which parts of a query are reported or stay in the address. The private values are in tests/fixtures.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { privateValues } from '../../tests/fixtures/private-values.ts'
import { campaignQuery, redactedPath, redactedQuery } from './redaction.ts'

const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
  'ref',
  'page',
]
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid']

/** In a campaign parameter, a word such as "jane-moreau" can't be distinguished from the name of a campaign. */
const LIKE_A_CAMPAIGN = /^(?!(?:\D*\d){7})[a-z0-9._-]{1,60}$/
/** Nor can a long code be distinguished from what an advertising network adds to a click. */
const LIKE_A_CLICK_ID = /^[\w-]{20,255}$/

test.each(privateValues)('the private value %j is masked, however often it is encoded', (value) => {
  const once = encodeURIComponent(value)
  const twice = encodeURIComponent(once)
  for (const written of [once, twice, encodeURIComponent(twice), Buffer.from(value).toString('base64')]) {
    expect(redactedQuery(`?q=${written}&name=${written}&${written}`)).toBe('?q=*&name=*&*=*')
    expect(campaignQuery(`?q=${written}&utm_source_2=${written}&${written}`)).toBe('')
    if (LIKE_A_CAMPAIGN.test(written)) continue
    expect(redactedPath(`/${written}/results`)).toMatch(/^[a-z./*]+$/)
    for (const name of LIKE_A_CLICK_ID.test(written) ? CAMPAIGN_NAMES : [...CAMPAIGN_NAMES, ...CLICK_IDS]) {
      expect(redactedQuery(`?${name}=${written}`)).toBe(`?${name}=*`)
      expect(campaignQuery(`?${name}=${written}`)).toBe('')
    }
  }
})

test('few private values look like the name of a campaign', () => {
  const few = privateValues.filter((value) => LIKE_A_CAMPAIGN.test(encodeURIComponent(value)))
  expect(few.length).toBeLessThan(12)
})

test.each([...CAMPAIGN_NAMES, ...CLICK_IDS])('%s keeps the name of a campaign', (name) => {
  for (const value of ['spring', 'spring-2026', 'mens_health', 'chatgpt.com', 'newsletter-11', 'a', '2']) {
    expect(redactedQuery(`?${name}=${value}`)).toBe(`?${name}=${value}`)
    expect(campaignQuery(`?x=1&${name}=${value}&y=2`)).toBe(`?${name}=${value}`)
  }
  for (const value of ['', 'Spring', 'spring 2026', 'sp%72ing', '4035550142', '2026-11-20'])
    expect(redactedQuery(`?${name}=${value}`)).toBe(`?${name}=*`)
  const tooLong = CLICK_IDS.includes(name) ? 256 : 61
  expect(redactedQuery(`?${name}=${'a'.repeat(tooLong)}`)).toBe(`?${name}=*`)
})

test.each(CLICK_IDS)('%s keeps what an advertising network adds to a click', (name) => {
  for (const id of ['EAIaIQobChMI7_2Jl4qF_wIVkhh9Ch0-CQJrEAAYASAAEgK3vfD_BwE', '4f1c2b7ad6f94c0a8e5b3d2a1c9e8f70']) {
    expect(redactedQuery(`?${name}=${id}`)).toBe(`?${name}=${id}`)
    expect(redactedQuery(`?utm_source=${id}`)).toBe('?utm_source=*')
  }
})

test.each([
  ['/', '/'],
  ['/no/such-page', '/no/such-page'],
  ['/wp-login.php', '/wp-login.php'],
  ['/patients/123456789', '/patients/*'],
  ['/Jane%20Moreau/1987-03-14/', '/*/*/'],
  [`/${'a/'.repeat(40)}`, '/a/a/a/a/a/a/a/a/a'],
])('the path "%s", which is not a page, is reported as "%s"', (path, reported) => {
  expect(redactedPath(path)).toBe(reported)
})

test.each([
  ['', ''],
  ['?', ''],
  ['?&&', ''],
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
