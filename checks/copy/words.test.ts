import { expect, test } from 'vitest'
import { abbreviationProblems } from './abbreviations.ts'
import type { Fact } from '../../app/content/schema/facts.ts'
import type { Page } from '../../app/content/schema/page.ts'
import { figureProblems } from './figures.ts'
import { markProblems } from './marks.ts'
import { pageWithTexts } from './page-with-texts.ts'
import type { CopyRules } from './rules.ts'
import { spellingProblems } from './spelling.ts'
import { typedFactProblems } from './typed-facts.ts'
import { unusedNames, unusedPhrases, wordingProblems } from './wording.ts'

const reason = 'a reason of some words'
const rules: CopyRules = {
  figures: [
    { name: 'B1', reason },
    { name: 'B12', reason },
  ],
  wording: {
    refused: [{ words: ['best', 'promise*', '!'], reason, instead: 'Say what is done.' }],
    allowed: [{ phrases: ['cannot promise'], reason }],
  },
  symptoms: ['fever'],
  abbreviations: [{ names: ['NRG'], reason }],
  spelling: [{ words: ['ferritin', 'DoxyPEP'], reason }],
}

const figures = (text: string) =>
  figureProblems([pageWithTexts(text)], rules).map(({ message }) => /Typed by hand: (.*?)\. Give/.exec(message)?.[1])
const wording = (text: string) =>
  wordingProblems([pageWithTexts(text)], rules.wording).map(({ message }) => /^(.*?) in "/.exec(message)?.[1])

test('figures are found in digits and in words', () => {
  expect(figures('Takes 45–60 minutes, from $5, for 99.7% of you.')).toEqual(['"45–60", "$5", "99.7%"'])
  expect(figures('Wait two weeks. You are under eighteen.')).toEqual(['"two weeks", "under eighteen"'])
  expect(figures('Three steps, in one place.')).toEqual([])
})

test('a fact in words is found where it is typed in any case, but not where it is quoted', () => {
  const fact = (value: string): Fact => ({
    kind: 'duration',
    value,
    source: 'the clinic',
    approvedBy: null,
    reviewBy: '2027-01-01',
  })
  const facts = {
    visits: fact('same-day or next-day'),
    cards: fact('credit cards'),
    rhythm: fact('Daily'),
    length: fact('5 to 8 days'),
  }
  const typed = (text: string) => typedFactProblems([pageWithTexts(text)], facts).map(({ message }) => message)
  expect(typed('Same-day or next-day visits, by credit cards.')).toEqual([
    'Typed by hand: "same-day or next-day". Quote it as {facts.visits}.',
    'Typed by hand: "credit cards". Quote it as {facts.cards}.',
  ])
  expect(typed('… visits. Daily, a credit card. The same day, or the next.')).toEqual([])
})

test('help lines and listed names do not count as figures, longer numbers do', () => {
  expect(figures('Call 911, 811 or 211, call or text 9-8-8, or 1-877-303-2642. Vitamin B12 and B1.')).toEqual([])
  expect(figures('9112 people')).toEqual(['"9112"'])
  expect(figures('Vitamin B13')).toEqual(['"13"'])
})

test('a problem names file, line, field and words', () => {
  expect(figureProblems([pageWithTexts('5 drips')], rules)).toEqual([
    {
      file: 'content/pages/a.yaml',
      line: 7,
      field: 'sections.0.lede',
      message: expect.stringContaining('"5"') as string,
    },
  ])
})

test('refused words are found as whole words, in any case, with any ending after a star', () => {
  expect(wording('The Best care. We promised it!')).toEqual(['"Best", "promised", "!"'])
  expect(wording('Bestow compromise.')).toEqual([])
})

test('an allowed phrase covers its own words and no others', () => {
  expect(wording('We cannot promise it.')).toEqual([])
  expect(wording('We cannot promise it, but we promise to try.')).toEqual(['"promise"'])
})

test('exceptions that no text needs are listed', () => {
  const files = [pageWithTexts('Vitamin B12 and ferritin.')]
  expect(unusedNames(files, rules)).toEqual(['B1'])
  expect(unusedPhrases(files, rules.wording)).toEqual(['cannot promise'])
})

test('spelling is Canadian', () => {
  const wrong = (text: string) =>
    spellingProblems([pageWithTexts(text)], rules).flatMap(({ message }) =>
      [...message.matchAll(/"(\w+)"/g)].map(([, word]) => word),
    )
  expect(
    wrong(
      'The centre’s colour, counselling, a pediatric program, licence, anemia, estrogen, ' +
        'ferritin, DoxyPEP and AHCIP in Calgary.',
    ),
  ).toEqual([])
  expect(wrong('The center of color counseling, a paediatric programme, oestrogen, and organise.')).toEqual([
    'center',
    'color',
    'counseling',
    'paediatric',
    'programme',
    'oestrogen',
    'organise',
  ])
})

test('marks that visitors would see are found', () => {
  expect(markProblems([pageWithTexts('Call or text [9-8-8](tel:988) now.')])).toHaveLength(1)
  expect(markProblems([pageWithTexts('Half *open')])).toHaveLength(1)
  expect(markProblems([pageWithTexts('Brackets (round) are text.')])).toEqual([])
})

test('an abbreviation must be explained at its first use or in the glossary, unless it is a name', () => {
  const explained = (term: string) =>
    new Map([['/a', { sections: [{ text: [{ term, means: 'm' }] }] } as unknown as Page]])
  const wrong = (texts: string[], pages = explained('none')) =>
    abbreviationProblems(
      [
        pageWithTexts(
          texts.map((text, index) => ({ authored: text, field: `sections.${index}.lede` })),
          'a.yaml',
          '/a',
        ),
      ],
      pages,
      rules,
    ).map(({ field, message }) => `${field} ${/"(.*?)"/.exec(message)?.[1]}`)
  expect(
    wrong([
      'The province (AHCIP) pays, and AHCIP decides.',
      'A magnetic picture (MRI). CBT is short for a therapy. NRG, Calgary.',
    ]),
  ).toEqual([])
  expect(wrong(['AHCIP pays.', 'The province (AHCIP) decides.', 'You need STIs tested.'])).toEqual([
    'sections.0.lede AHCIP',
    'sections.2.lede STI',
  ])
  expect(wrong(['You need STI tests.', 'ACE inhibitors, too.'], explained('STIs'))).toEqual(['sections.1.lede ACE'])
})
