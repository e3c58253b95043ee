// Fails when code, a test or a document names this clinic, its city or its province, which no other clinic can use.
import { expect, test } from 'vitest'
import { EXAMPLE_CLINIC } from '../app/site/read/examples.server.ts'
import { CONTENT_DIR, readSite } from '../app/site/read/site.server.ts'
import { clinicWords, linesWith } from './clinic-words.ts'

const { clinic } = await readSite(EXAMPLE_CLINIC)
const { name, address } = clinic

test('the words of a clinic are its names and places, unless they are common words', () => {
  expect(clinicWords(clinic)).toEqual(expect.arrayContaining([name, address.addressLocality, address.regionName]))
  expect(clinicWords({ ...clinic, shortName: 'Care' })).not.toContain('Care')
  expect(clinicWords({ ...clinic, shortName: 'Xyzzy' })).toContain('Xyzzy')
})

test('a line with such a word is found, as a whole word', () => {
  expect(linesWith([name], [EXAMPLE_CLINIC])).toEqual([`${EXAMPLE_CLINIC}/clinic.yaml:2:name: ${name}`])
  expect(linesWith([name.slice(0, 3)], [EXAMPLE_CLINIC])).toEqual([])
})

test.each([CONTENT_DIR, EXAMPLE_CLINIC])(
  'nothing else names the clinic in %s, its city or its province',
  async (folder) => {
    const lines = linesWith(clinicWords((await readSite(folder)).clinic))
    expect(lines, 'Read these words from the content, or write what is true of any clinic').toEqual([])
  },
)
