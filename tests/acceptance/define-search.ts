// Tries the search with what patients type.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { finder, type Found } from '../../app/search/find.ts'
import { searchDataOf } from '../../app/site/derive/search-data.server.ts'
import { CONTENT_DIR, readSite } from '../../app/site/read/site.server.ts'

/** Phrases by the page, or by the key of the advice, that they must find. */
type Phrases = Record<string, string[]>

interface PhraseFile {
  limits: Record<'phrases' | 'first' | 'amongThree' | 'falseAlarms', number>
  besideEmergencies: Record<string, string[]>
  english: Phrases
  french: Phrases
  emergencies: Phrases
  elsewhere: Phrases
}

/** Defines the tests of the phrases in a YAML file. */
export function defineSearch(file: string): void {
  const { limits, besideEmergencies, ...groups } = parse(readFileSync(file, 'utf8')) as PhraseFile
  const phrases = Object.values(groups).flatMap((group) =>
    Object.entries(group).flatMap(([wanted, list]) => list.map((phrase) => ({ phrase, wanted }))),
  )
  const search = readSite(CONTENT_DIR).then((site) => finder(searchDataOf(site)))

  /** In %. */
  const share = (part: readonly unknown[]) => (100 * part.length) / phrases.length

  /** Phrases that do not find what they must among the first results. Emergencies come first. */
  async function missed(results: number): Promise<string[]> {
    const find = await search
    return phrases.flatMap(({ phrase, wanted }) => {
      const { emergencies, results: found } = find(phrase)
      const rank = [...emergencies.map(({ key }) => key), ...found.map(keyOf)].indexOf(wanted)
      const isFound = rank >= 0 && rank < results
      return isFound ? [] : [`"${phrase}" should find ${wanted}; its rank is ${rank}`]
    })
  }

  test(`at least ${limits.phrases} phrases are measured`, () => {
    expect(phrases.length).toBeGreaterThanOrEqual(limits.phrases)
  })

  test(`${limits.amongThree} % of the phrases have their page among the first three results`, async () => {
    const lost = await missed(3)
    expect(share(lost), lost.join('\n')).toBeLessThanOrEqual(100 - limits.amongThree)
  })

  test(`${limits.first} % of the phrases have their page first`, async () => {
    const lost = await missed(1)
    expect(share(lost), lost.join('\n')).toBeLessThanOrEqual(100 - limits.first)
  })

  test(`at most ${limits.falseAlarms} % of the phrases about something else raise an alarm`, async () => {
    const find = await search
    const others = phrases.filter(({ wanted }) => !(wanted in groups.emergencies))
    const alarming = others.filter(({ phrase }) => find(phrase).emergencies.length > 0).map(({ phrase }) => phrase)
    expect((100 * alarming.length) / others.length, alarming.join('\n')).toBeLessThanOrEqual(limits.falseAlarms)
  })

  test.each(Object.entries(besideEmergencies))(
    'under the emergency for "%s", results are only for its other words',
    async (phrase, expected) => {
      const { emergencies, results } = (await search)(phrase)
      expect(emergencies).not.toEqual([])
      expect(results.map(keyOf)).toEqual(expected)
    },
  )
}

function keyOf(found: Found): string {
  return 'advice' in found ? found.advice.key : found.page.href
}
