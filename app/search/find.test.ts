import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { searchDataOf } from '../site/derive/search-data.server.ts'
import { CONTENT_DIR, readSite } from '../site/read/site.server.ts'
import { finder, type Found } from './find.ts'

/** Phrases by the page, or by the key of the advice, that they must find. */
type Phrases = Record<'english' | 'french' | 'emergencies' | 'elsewhere', Record<string, string[]>>

const phrases = parse(readFileSync('app/search/patient-phrases.yaml', 'utf8')) as Phrases
const data = searchDataOf(await readSite(CONTENT_DIR))
const find = finder(data)

const keyOf = (found: Found) => ('advice' in found ? found.advice.key : found.page.href)

/** Rank of what a phrase must find, from 0; -1 if it is not found. Emergencies come first. */
function rankOf(phrase: string, wanted: string): number {
  const { emergencies, results } = find(phrase)
  return [...emergencies.map(({ key }) => key), ...results.map(keyOf)].indexOf(wanted)
}

const ranks = Object.values(phrases).flatMap((group) =>
  Object.entries(group).flatMap(([wanted, list]) =>
    list.map((phrase) => ({ phrase, wanted, rank: rankOf(phrase, wanted) })),
  ),
)
const missed = (lowest: number) =>
  ranks
    .filter(({ rank }) => rank < 0 || rank > lowest)
    .map(({ phrase, wanted, rank }) => `"${phrase}" should find ${wanted}; its rank is ${rank}`)

test('at least 300 phrases are measured', () => {
  expect(ranks.length).toBeGreaterThanOrEqual(300)
})

test('98 % of the phrases have their page among the first three results', () => {
  expect(missed(2).length / ranks.length, missed(2).join('\n')).toBeLessThanOrEqual(0.02)
})

test('90 % of the phrases have their page first', () => {
  expect(missed(0).length / ranks.length, missed(0).join('\n')).toBeLessThanOrEqual(0.1)
})

test('at most 1 % of the phrases about something else raise an alarm', () => {
  const emergencies = new Set(data.emergencies.map(({ key }) => key))
  const others = ranks.filter(({ wanted }) => !emergencies.has(wanted))
  const alarming = others.filter(({ phrase }) => find(phrase).emergencies.length > 0).map(({ phrase }) => phrase)
  expect(alarming.length / others.length, alarming.join('\n')).toBeLessThanOrEqual(0.01)
})

test.each([
  ['my chest hurts', []],
  ['took too many pills', []],
  ['i have acne and chest pain', ['/acne-and-skin-care']],
])('under the emergency for "%s", results are only for its other words', (phrase, expected) => {
  const { emergencies, results } = find(phrase)
  expect(emergencies).not.toEqual([])
  expect(results.map(keyOf)).toEqual(expected)
})
