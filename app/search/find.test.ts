import { expect, test } from 'vitest'
import { siteWith } from '../../tests/fixtures/sites.ts'
import { searchDataOf } from '../site/derive/search-data.server.ts'
import { finder } from './find.ts'

const site = await siteWith({})
const find = finder(searchDataOf(site))
const keysFor = (words: string) =>
  find(words).results.map((found) => ('advice' in found ? found.advice.key : found.page.href))

test.each([
  ['a word of the page', 'stiff neck', '/care'],
  ['a misspelling', 'exercize plan', '/exercise'],
  ['a word that is only begun', 'exerc', '/exercise'],
  ['a word with the same meaning', 'toothache', 'teeth'],
])('%s finds its page first', (_what, words, wanted) => {
  expect(keysFor(words)[0]).toBe(wanted)
})

test("the names of the clinic's city and province find no page", () => {
  const data = searchDataOf(site)
  const city = site.clinic.address.addressLocality.toLowerCase()
  const pages = data.pages.map((page) => (page.href === '/exercise' ? { ...page, words: [city] } : page))
  const found = (places: readonly string[]) =>
    finder({ ...data, pages, places })(`stiff neck ${city}`).results.map((each) => 'page' in each && each.page.href)
  expect(found([])).toContain('/exercise')
  expect(found(data.places)).toEqual(['/care'])
})

test('a word that the search mostly ignores finds the page that lists it alone', () => {
  const data = searchDataOf(site)
  const pages = data.pages.map((page) => (page.href === '/exercise' ? { ...page, typed: ['fees', 'cost'] } : page))
  const { results } = finder({ ...data, pages })('cost')
  expect(results.map((each) => 'page' in each && each.page.href)).toEqual(['/exercise'])
})

test('an emergency comes before the results for the other words', () => {
  const { emergencies } = find('chest pain and a stiff neck')
  expect(emergencies.map(({ key }) => key)).toEqual(['chest'])
  expect(keysFor('chest pain and a stiff neck')).toEqual(['/care'])
  expect(keysFor('chest pain')).toEqual([])
})
