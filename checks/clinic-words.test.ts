import { expect, test } from 'vitest'
import { siteWith } from '../tests/fixtures/sites.ts'
import { clinicWords, linesWith } from './clinic-words.ts'
import { EXAMPLE_CLINIC } from '../app/site/read/examples.server.ts'

const { clinic } = await siteWith({})
const { name, address } = clinic

test('the words of a clinic are its names and places, unless they are common words', () => {
  expect(clinicWords(clinic)).toEqual(expect.arrayContaining([name, address.addressLocality, address.regionName]))
  expect(clinicWords({ ...clinic, shortName: 'Care' })).not.toContain('Care')
  expect(clinicWords({ ...clinic, shortName: 'Xyzzy' })).toContain('Xyzzy')
})

test('a line with such a word is found, as a whole word, and code has no word of the small clinic', () => {
  const words = clinicWords(clinic)
  expect(linesWith([name], [EXAMPLE_CLINIC])).toEqual([`${EXAMPLE_CLINIC}/clinic.yaml:2:name: ${name}`])
  expect(linesWith([name.slice(0, 3)], [EXAMPLE_CLINIC])).toEqual([])
  expect(linesWith(words)).toEqual([])
})
