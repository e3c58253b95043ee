import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abbreviationProblems } from './abbreviations.ts'
import { answerProblems, groupProblems } from './answers.ts'
import type { Fact } from '../../app/content/facts.ts'
import type { Page } from '../../app/content/page.ts'
import type { CopyFile, CopyText } from './copy-text.ts'
import { figureProblems } from './figures.ts'
import { markProblems } from './marks.ts'
import { median, proseOf, readingGrade } from './reading-grade.ts'
import { repeatProblems } from './repeats.ts'
import type { CopyRules } from './rules.ts'
import { sentencesOf, wordsOf } from './sentences.ts'
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
  abbreviations: [{ names: ['NRG'], reason }],
  spelling: [{ words: ['ferritin', 'DoxyPEP'], reason }],
}

function page(texts: Partial<CopyText>[] | string, file = 'content/pages/a.yaml', path?: string): CopyFile {
  const list = typeof texts === 'string' ? [{ authored: texts, read: texts }] : texts
  return {
    file,
    ...(path && { path }),
    texts: list.map((text) => ({
      file,
      line: 7,
      field: 'sections.0.lede',
      raw: '',
      authored: '',
      read: '',
      prose: true,
      ...text,
    })),
  }
}

const figures = (text: string) =>
  figureProblems([page(text)], rules).map(({ message }) => /Typed by hand: (.*?)\. Give/.exec(message)?.[1])
const wording = (text: string) =>
  wordingProblems([page(text)], rules.wording).map(({ message }) => /^(.*?) in "/.exec(message)?.[1])

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
  const typed = (text: string) => typedFactProblems([page(text)], facts).map(({ message }) => message)
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
  expect(figureProblems([page('5 drips')], rules)).toEqual([
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
  const files = [page('Vitamin B12 and ferritin.')]
  expect(unusedNames(files, rules)).toEqual(['B1'])
  expect(unusedPhrases(files, rules.wording)).toEqual(['cannot promise'])
})

test('spelling is Canadian', () => {
  const wrong = (text: string) =>
    spellingProblems([page(text)], rules).flatMap(({ message }) =>
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
  expect(markProblems([page('Call or text [9-8-8](tel:988) now.')])).toHaveLength(1)
  expect(markProblems([page('Half *open')])).toHaveLength(1)
  expect(markProblems([page('Brackets (round) are text.')])).toEqual([])
})

test.each([
  [39, 1],
  [40, 0],
  [90, 0],
  [91, 1],
])('an answer of %i words: %i problems', (count, problems) => {
  const read = `${'word '.repeat(count - 1)}(403)`
  expect(answerProblems([page([{ field: 'sections.3.general.items.0.answer', read }])])).toHaveLength(problems)
})

test('an abbreviation must be explained at its first use or in the glossary, unless it is a name', () => {
  const explained = (term: string) =>
    new Map([['/a', { sections: [{ text: [{ term, means: 'm' }] }] } as unknown as Page]])
  const wrong = (texts: string[], pages = explained('none')) =>
    abbreviationProblems(
      [
        page(
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

test('a group needs three questions, on the home page five', () => {
  const answers = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([group, count]) =>
      Array.from({ length: count }, (_, index) => ({ field: `sections.3.${group}.items.${index}.answer` })),
    )
  expect(groupProblems([page(answers({ general: 3, treatment: 3, payment: 3 }))])).toEqual([])
  expect(groupProblems([page(answers({ general: 3, treatment: 2, payment: 3 }))])).toHaveLength(1)
  expect(groupProblems([page(answers({ general: 5, treatment: 5, payment: 4 }), 'home.yaml', '/')])).toHaveLength(1)
  expect(groupProblems([page('No questions here.')])).toEqual([])
})

test('the reading grade follows the formula of Flesch and Kincaid', () => {
  // 9 words, 1 sentence, 9 syllables; then 6 words, 2 sentences, 12 syllables.
  expect(readingGrade(['The cat sat on the mat by the door.'])).toBeCloseTo(0.39 * 9 + 11.8 - 15.59)
  expect(readingGrade(['Doctors answer letters.', 'Patients open letters.'])).toBeCloseTo(0.39 * 3 + 11.8 * 2 - 15.59)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

test('only running text counts for the reading grade', () => {
  expect(
    proseOf(
      page([
        { read: 'A heading of some words', prose: false },
        { read: 'Short label' },
        { read: 'One. Two.' },
        { read: 'an item of a list without a stop' },
      ]),
    ),
  ).toEqual(['One.', 'Two.', 'an item of a list without a stop'])
})

test('a long sentence may be on three pages, in any case and with any marks', () => {
  const pages = (count: number, sentence: string) =>
    Array.from({ length: count }, (_, index) => page(index % 2 ? sentence : sentence.toUpperCase(), `${index}.yaml`))
  expect(repeatProblems(pages(3, 'Call us when you cannot keep the appointment.'))).toEqual([])
  expect(repeatProblems(pages(4, 'Call us when you cannot keep the appointment.'))).toEqual([
    expect.objectContaining({ file: '0.yaml', message: expect.stringContaining('4 pages') as string }),
  ])
  expect(repeatProblems(pages(9, 'Call us when you cannot.'))).toEqual([])
  expect(
    repeatProblems([
      page([
        { read: 'Call us when you cannot keep the appointment.' },
        { read: 'Call us when you cannot keep the appointment.' },
      ]),
    ]),
  ).toEqual([])
})

test('splitting into sentences keeps every word', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('one', 'two', '24–48', '9-8-8', '(403)', '–', 'e-mail'), { minLength: 1 }),
      (parts) => {
        const text = `${parts.join(' ')}. ${parts.join(' ')}?`
        expect(sentencesOf(text).flatMap(wordsOf)).toEqual(wordsOf(text))
      },
    ),
  )
})
