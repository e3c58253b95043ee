import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerProblems, groupProblems } from './answers.ts'
import { pageWithTexts } from './page-with-texts.ts'
import { median, proseOf, readingGrade } from './reading-grade.ts'
import { repeatProblems } from './repeats.ts'
import { sentencesOf, wordsOf } from './sentences.ts'

test.each([
  [14, 1],
  [15, 0],
  [90, 0],
  [91, 1],
])('an answer of %i words: %i problems', (count, problems) => {
  const read = `${'word '.repeat(count - 1)}(403)`
  expect(answerProblems([pageWithTexts([{ field: 'sections.3.general.items.0.answer', read }])])).toHaveLength(
    problems,
  )
})

test('a group needs two questions, on the home page five', () => {
  const answers = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([group, count]) =>
      Array.from({ length: count }, (_, index) => ({ field: `sections.3.${group}.items.${index}.answer` })),
    )
  expect(groupProblems([pageWithTexts(answers({ general: 3, treatment: 3, payment: 3 }))])).toEqual([])
  expect(groupProblems([pageWithTexts(answers({ general: 3, treatment: 1, payment: 3 }))])).toHaveLength(1)
  expect(
    groupProblems([pageWithTexts(answers({ general: 5, treatment: 5, payment: 4 }), 'home.yaml', '/')]),
  ).toHaveLength(1)
  expect(groupProblems([pageWithTexts('No questions here.')])).toEqual([])
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
      pageWithTexts([
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
    Array.from({ length: count }, (_, index) =>
      pageWithTexts(index % 2 ? sentence : sentence.toUpperCase(), `${index}.yaml`),
    )
  expect(repeatProblems(pages(3, 'Call us when you cannot keep the appointment.'))).toEqual([])
  expect(repeatProblems(pages(4, 'Call us when you cannot keep the appointment.'))).toEqual([
    expect.objectContaining({ file: '0.yaml', message: expect.stringContaining('4 pages') as string }),
  ])
  expect(repeatProblems(pages(9, 'Call us when you cannot.'))).toEqual([])
  expect(
    repeatProblems([
      pageWithTexts([
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
