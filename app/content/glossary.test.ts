import { expect, test } from 'vitest'
import { pageAt, problemsWith, siteWith } from '../../tests/fixtures/sites.ts'
import { firstUses, glossarySchema, termsIn } from './glossary.ts'
import { plainText } from './rich-text.ts'

const glossary = glossarySchema.parse([
  { words: ['ferritin'], means: 'a protein' },
  { words: ['hepatitis B', 'hepatitis'], means: 'an inflamed liver' },
  { words: ['ED'], means: 'a dysfunction' },
  { words: ['IUD', 'IUDs'], means: 'a device', toldOn: ['/told'] },
])

test('a term is explained where a page first uses it, once, in the order of the texts', () => {
  const explain = firstUses(glossary, '/page')
  expect(explain('Ferritin is low.')).toEqual([{ term: 'Ferritin', means: 'a protein' }, ' is low.'])
  expect(explain('Your ferritin again.')).toBe('Your ferritin again.')
  expect(explain('With hepatitis B, or ferritin and an IUD')).toEqual([
    'With ',
    { term: 'hepatitis B', means: 'an inflamed liver' },
    ', or ferritin and an ',
    { term: 'IUD', means: 'a device' },
  ])
})

test('emphasis and links keep their words; the text around them is searched', () => {
  expect(
    firstUses(glossary, '/page')([{ strong: 'Ferritin' }, ' and ferritin: ', { text: 'IUD', link: { href: '/' } }]),
  ).toEqual([
    { strong: 'Ferritin' },
    ' and ',
    { term: 'ferritin', means: 'a protein' },
    ': ',
    { text: 'IUD', link: { href: '/' } },
  ])
})

test('abbreviations are meant letter for letter, words in any case, and neither inside a longer word', () => {
  const explain = firstUses(glossary, '/page')
  expect(explain('Ed needed apoferritins.')).toBe('Ed needed apoferritins.')
  expect(explain('ED')).toEqual([{ term: 'ED', means: 'a dysfunction' }])
})

test('a page that explains a term itself is left alone', () => {
  expect(firstUses(glossary, '/told')('An IUD.')).toBe('An IUD.')
})

test('an explained text still reads as its author wrote it', () => {
  expect(plainText(firstUses(glossary, '/page')('Hepatitis, ferritin, ED.'))).toBe('Hepatitis, ferritin, ED.')
})

const ENTRY = '- { words: [nobody], means: no person at all, toldOn: [] }\n'

test('a site explains its terms page by page', async () => {
  expect(termsIn(pageAt(await siteWith({}), '/care').sections)).toEqual([
    { term: 'Nobody', means: 'no person at all' },
  ])
})

test.each([
  [
    'a term that no page uses',
    ENTRY.replace('nobody', 'everybody'),
    1,
    'No page\'s running text uses "everybody". Mend its words, or remove the entry.',
  ],
  [
    'a term with two entries',
    ENTRY + ENTRY.replace('no person', 'not one person'),
    2,
    '"nobody" has an entry already. Keep one.',
  ],
  [
    'an exception that nothing needs',
    ENTRY.replace('[] }', '[/care-form] }'),
    1,
    'No page at /care-form uses "nobody". Remove it here.',
  ],
])('%s is a problem', async (_, text, line, message) => {
  expect(await problemsWith({ 'glossary.yaml': text })).toContainEqual({
    file: 'glossary.yaml',
    line,
    field: expect.any(String) as string,
    message,
  })
})
