import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CARE, change, testMistakes } from '../../tests/fixtures/mistakes.ts'
import { pastDate } from './dates.ts'

beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z'), toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const reviewed = (day: string) => change(CARE, 'reviewed: 2026-04-01', `reviewed: ${day}`)
const nextReview = (day: string) => change(CARE, 'nextReview: 2030-04-01', `nextReview: ${day}`)
const reviewBy = (day: string) => change('facts.yaml', 'reviewBy: 2030-01-01', `reviewBy: ${day}`)

testMistakes([
  ...['2026-02-30', '2026-4-1', '01/04/2026', '2026'].map((day) => ({
    name: `${day}, which no calendar has`,
    edits: reviewed(day),
    at: [CARE, 'reviewed:', 'review.reviewed'] as const,
    remedy: 'There is no such day. Write one as YYYY-MM-DD, such as 2030-12-31.',
  })),
  {
    name: 'the year 26',
    edits: reviewed('0026-04-01'),
    at: [CARE, 'reviewed:', 'review.reviewed'],
    remedy: 'This day is before 2000-01-01. Correct the year.',
  },
  {
    name: 'a review that has not taken place yet',
    edits: reviewed('2026-11-22'),
    at: [CARE, 'reviewed:', 'review.reviewed'],
    remedy: 'This day is still to come. Write the day on which it was done.',
  },
  {
    name: 'a review that nobody plans yet',
    edits: nextReview('2062-04-01'),
    at: [CARE, 'nextReview:', 'review.nextReview'],
    remedy: 'This day is more than 10 years ahead. Correct the year.',
  },
  {
    name: 'a review of a fact on no day',
    edits: reviewBy('2026-02-30'),
    at: ['facts.yaml', 'reviewBy:', 'reply.reviewBy'],
    remedy: 'There is no such day.',
  },
  {
    name: 'a source that is not published yet',
    edits: change(CARE, 'year: 2024', 'year: 2042'),
    at: [CARE, 'year:', 'review.sources.0.year'],
    remedy: 'This year is still to come. Correct it.',
  },
])

test('today is no day to come, wherever the clinic and the machine that builds are', () => {
  expect(pastDate.safeParse('2026-11-21').success).toBe(true)
})
