// When Back may be a step in history: only if that step stays on this site.
import { expect, it } from 'vitest'
import { hasEarlierPage } from './earlier-page.ts'

const origin = 'https://silverberry.example'
const visit = (referrer: string, length: number, state: unknown = null) => ({
  document: { referrer },
  history: { length, state },
  location: { origin },
})

it('believes the Navigation API', () => {
  expect(hasEarlierPage({ ...visit('', 5), navigation: { canGoBack: false } })).toBe(false)
  expect(hasEarlierPage({ ...visit('', 1), navigation: { canGoBack: true } })).toBe(true)
})

it.each([
  ['came from a page of this site', visit(`${origin}/tmj-treatment`, 3), true],
  ['was opened from this site in a new tab', visit(`${origin}/tmj-treatment`, 1), false],
  ['came from a search engine', visit('https://www.google.com/', 4), false],
  ['came from a host whose name begins alike', visit(`${origin}.evil.example/`, 4), false],
  ['has no referrer', visit('', 4), false],
  ['was reached inside the router', visit('', 4, { idx: 2, key: 'a' }), true],
  ['is the router’s first page', visit('', 4, { idx: 0, key: 'a' }), false],
  ['has a state of somebody else', visit('', 4, 'x'), false],
])('without it: a visit that %s', (_name, given, earlier) => {
  expect(hasEarlierPage(given)).toBe(earlier)
})
