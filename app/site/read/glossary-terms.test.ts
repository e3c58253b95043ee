import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testMistakes } from '../../../tests/fixtures/mistakes.ts'
import { glossarySchema } from '../../schema/glossary.ts'
import { keepFirstUses, termMarker } from './glossary-terms.ts'
import { plainText, termsIn, type RichText } from '../../schema/rich-text.ts'

const glossary = glossarySchema.parse([
  { words: ['ferritin'], means: 'a protein' },
  { words: ['hepatitis B', 'hepatitis'], means: 'an inflamed liver' },
  { words: ['ED'], means: 'a dysfunction' },
  { words: ['IUD', 'IUDs'], means: 'a device', exceptOn: ['/own-words'] },
])

const marked = termMarker(glossary)
const ferritin = { term: 'ferritin', means: 'a protein' }
const iud = { term: 'IUD', means: 'a device' }

/** Texts of one page as a visitor gets them. */
const explained = (texts: RichText[], path = '/page') => keepFirstUses(texts.map(marked), path, glossary)

test('every use of every term is marked', () => {
  expect(marked('With hepatitis B, or ferritin and ferritin')).toEqual([
    'With ',
    { term: 'hepatitis B', means: 'an inflamed liver' },
    ', or ',
    ferritin,
    ' and ',
    ferritin,
  ])
  expect(marked('Nothing to explain')).toBe('Nothing to explain')
})

test('emphasis and links keep their words; the text around them is searched', () => {
  expect(marked([{ strong: 'Ferritin' }, ' and ferritin: ', { text: 'IUD', link: { href: '/' } }])).toEqual([
    { strong: 'Ferritin' },
    ' and ',
    ferritin,
    ': ',
    { text: 'IUD', link: { href: '/' } },
  ])
})

test('abbreviations match in their spelling only, words in any case, and neither inside a longer word', () => {
  expect(marked('Ed needed apoferritins.')).toBe('Ed needed apoferritins.')
  expect(marked('ED')).toEqual([{ term: 'ED', means: 'a dysfunction' }])
  expect(marked('Ferritin')).toEqual([{ ...ferritin, term: 'Ferritin' }])
})

test('a page explains each term where it first uses it, once, in reading order', () => {
  expect(explained(['Your IUD.', 'Ferritin is low.', 'Your ferritin, an IUD, *and* IUDs', 'ferritin'])).toEqual([
    ['Your ', iud, '.'],
    [{ ...ferritin, term: 'Ferritin' }, ' is low.'],
    'Your ferritin, an IUD, *and* IUDs',
    'ferritin',
  ])
})

test('parts of a page without terms are returned as they are, and nothing is changed in place', () => {
  const page = {
    title: 'Care',
    lists: [
      ['a', 'b'],
      [1, null],
    ],
    text: [ferritin, ' and ', ferritin],
  }
  const before = structuredClone(page)
  const result = keepFirstUses(page, '/page', glossary)
  expect(page).toEqual(before)
  expect(result.lists).toBe(page.lists)
  expect(result.text).toEqual([ferritin, ' and ferritin'])
})

test('a page that explains a term itself has no explanation of it', () => {
  expect(explained(['An IUD with ferritin.'], '/own-words')).toEqual([['An IUD with ', ferritin, '.']])
})

test('an explained text still reads as its author wrote it', () => {
  const words = fc.constantFrom('Hepatitis', 'hepatitis B', 'ferritin', 'ED', 'Ed', 'IUDs', 'and', ',', '–')
  fc.assert(
    fc.property(fc.array(fc.array(words)), (texts) => {
      const sources = texts.map((each) => each.join(' '))
      expect(explained(sources).map(plainText)).toEqual(sources)
      const terms = new Set(termsIn(sources.map(marked)).map(({ means }) => means))
      expect(termsIn(explained(sources))).toHaveLength(terms.size)
    }),
  )
})

const ENTRY = '- { words: [rehab], means: exercises, exceptOn: [] }\n'

testMistakes([
  {
    name: 'term that no page uses',
    edits: { 'glossary.yaml': ENTRY.replace('rehab', 'everybody') },
    at: ['glossary.yaml', 'everybody', '0'],
    remedy: 'No page uses "everybody" in running text. Correct it, or remove the entry.',
  },
  {
    name: 'term with two entries',
    edits: { 'glossary.yaml': ENTRY.replace('rehab', 'rehab, care') + ENTRY.replace('rehab', 'care') },
    at: ['glossary.yaml', '[care]', '1.words'],
    remedy: '"care" has an entry already. Remove one of them.',
  },
  {
    name: 'page that is excepted without a need',
    edits: { 'glossary.yaml': ENTRY.replace('[] }', '[/care-form] }') },
    at: ['glossary.yaml', '/care-form', '0.exceptOn'],
    remedy: 'No page at /care-form uses "rehab". Remove the path here.',
  },
])
