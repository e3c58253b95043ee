// The rules about help lines, reply times, reviews and repeated facts. Each rule is tried with a text that breaks it.
import { expect, test } from 'vitest'
import type { Fact } from '../../app/content/schema/facts.ts'
import type { Page } from '../../app/content/schema/page.ts'
import { afterHoursProblems } from './after-hours.ts'
import type { CopyText } from './copy-text.ts'
import { firstScreenProblems } from './first-screen.ts'
import { pageWithTexts } from './page-with-texts.ts'
import { paraphraseProblems } from './paraphrases.ts'
import { replyTimeProblems } from './reply-times.ts'
import { reviewClaimProblems } from './reviewed.ts'
import { swollenLegProblems } from './swollen-leg.ts'

const PATH = '/care'
const page = (texts: Partial<CopyText>[] | string) => pageWithTexts(texts, 'care.yaml', PATH)
const said = (text: string) => page([{ raw: text, authored: text, read: text }])

test('a symptom with a call to the clinic needs a number for the night', () => {
  const problems = (text: string) => afterHoursProblems([said(text)], ['fever', 'bleed*'])
  expect(problems('With a fever, call us the same day.')).toEqual([
    expect.objectContaining({ file: 'care.yaml', line: 7, message: expect.stringContaining('{facts.afterHours}') }),
  ])
  expect(problems('Bleeding? Call {clinic.phone}.')).toHaveLength(1)
  expect(problems('With a fever, call us, or Health Link at 811 at night.')).toEqual([])
  expect(problems('To move a visit, call us.')).toEqual([])
  expect(problems('A fever passes in a day.')).toEqual([])
})

test('a swollen leg is 911 wherever a reader is sent', () => {
  const problems = (text: string) => swollenLegProblems([said(text)])
  expect(problems('One swollen, painful leg: go to an emergency department.')).toHaveLength(1)
  expect(problems('If your calf swells, call us.')).toHaveLength(1)
  expect(problems('One swollen leg: call 911.')).toEqual([])
  expect(problems('A clot can show as a swollen leg.')).toEqual([])
})

test('a page has one reply time; the home page may have two', () => {
  const fact = (value: string): Fact => ({
    kind: 'reply-time',
    value,
    source: 'the clinic',
    approvedBy: null,
    reviewBy: '2027-01-01',
  })
  const facts = { soon: fact('24 hours'), later: fact('24–48 hours'), same: fact('24–48 hours') }
  const quoting = (path: string, ...names: string[]) =>
    pageWithTexts(
      names.map((name, index) => ({ line: index + 1, raw: `Within {facts.${name}}.` })),
      'care.yaml',
      path,
    )
  expect(replyTimeProblems([quoting(PATH, 'later', 'soon')], facts)).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining('Quote {facts.later} here too') }),
  ])
  expect(replyTimeProblems([quoting(PATH, 'later', 'same')], facts)).toEqual([])
  expect(replyTimeProblems([quoting('/', 'later', 'soon')], facts)).toEqual([])
})

test('only a page that names a reviewer may say that it was reviewed', () => {
  const pages = (reviewedBy?: object) =>
    new Map([[PATH, { sections: [{ type: 'sources', reviewed: '2026-11-01', reviewedBy }] } as unknown as Page]])
  const claim = [said('Medically reviewed in November.')]
  expect(reviewClaimProblems(claim, pages())).toHaveLength(1)
  expect(reviewClaimProblems(claim, pages({ name: 'Dr. R. Lee', role: 'physician' }))).toEqual([])
  expect(reviewClaimProblems([said('Updated in November. Reviewed guidelines differ.')], pages())).toEqual([])
})

test('hero and answers quote a fact once', () => {
  const pages = new Map([[PATH, { sections: [{ type: 'hero-side' }, { type: 'glance' }] } as unknown as Page]])
  const quoting = (...fields: string[]) => page(fields.map((field) => ({ field, raw: 'From {facts.price}.' })))
  expect(firstScreenProblems([quoting('sections.0.lede', 'sections.1.rows.0.value')], pages)).toHaveLength(1)
  expect(firstScreenProblems([quoting('sections.0.lede', 'sections.2.rows.0.pay')], pages)).toEqual([])
  expect(firstScreenProblems([quoting('sections.0.cards.0.text', 'sections.0.cards.1.text')], pages)).toEqual([])
})

test('a passage in nearly the same words may be on three pages', () => {
  const passage = 'You may cancel or move a visit free of charge until one day before it'
  const other = 'You may cancel or move your visit free of charge until a day before it'
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => pageWithTexts(index % 2 ? passage : other, `${index}.yaml`))
  expect(paraphraseProblems(pages(3))).toEqual([])
  expect(paraphraseProblems(pages(4))).toEqual([
    expect.objectContaining({ file: '0.yaml', message: expect.stringContaining('is on 4 pages') }),
  ])
  expect(paraphraseProblems([...pages(3), pageWithTexts('Some other words about this clinic', '9.yaml')])).toEqual([])
})
