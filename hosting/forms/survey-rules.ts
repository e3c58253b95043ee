// The promises that every questionnaire keeps: few questions, few pages, and a way to each of the three results.
import type { z } from 'zod'
import { nearest } from '../../app/content/schema/nearest.ts'

/** At most this many questions, with follow-ups and the question about urgent signs. */
const MAX_QUESTIONS = 10

/** At most this many pages, with the page about urgent signs. */
const MAX_PAGES = 4

/** What the rules look at. survey-shape.ts has the whole questionnaire. */
interface Question {
  name: string
  ask: string
  several: boolean
  when?: { question: string; is: readonly string[] } | undefined
  answers: readonly { text: string; result?: string | undefined; help?: string | undefined }[]
}
interface Survey {
  pages: readonly { questions: readonly Question[] }[]
}

type Issue = (path: PropertyKey[], message: string) => void

/** Reports to `ctx` each promise that the questionnaire breaks, with the field and the remedy. */
export function checkSurvey(survey: Survey, ctx: z.RefinementCtx): void {
  const report: Issue = (path, message) => ctx.addIssue({ code: 'custom', path, message })
  checkLength(survey, report)
  checkNames(survey, report)
  checkResults(survey, report)
}

function checkLength({ pages }: Survey, report: Issue): void {
  const pageCount = 1 + pages.length
  if (pageCount > MAX_PAGES)
    report(
      ['pages', MAX_PAGES - 1],
      `This form has ${pageCount} pages, with the one about urgent signs; ${MAX_PAGES} is the most. ` +
        'Move the questions of this page to another page, or remove them.',
    )
  const places = pages.flatMap(({ questions }, page) => questions.map((_, place) => [page, place] as const))
  const count = 1 + places.length
  const [page, place] = places[MAX_QUESTIONS - 1] ?? []
  if (page !== undefined && place !== undefined)
    report(
      ['pages', page, 'questions', place],
      `This form has ${count} questions, with follow-ups and the one about urgent signs; ${MAX_QUESTIONS} is the ` +
        `most. Remove ${count - MAX_QUESTIONS}, or make one list of several questions.`,
    )
}

/** Names are unique, and a follow-up names an earlier question and its answers. */
function checkNames({ pages }: Survey, report: Issue): void {
  const earlier = new Map<string, Question>()
  for (const [page, { questions }] of pages.entries())
    for (const [place, question] of questions.entries()) {
      const path = ['pages', page, 'questions', place]
      if (earlier.has(question.name))
        report([...path, 'name'], `Two questions are named "${question.name}". Write another name.`)
      if (question.when) checkFollowUp(question.when, earlier, [...path, 'when'], report)
      earlier.set(question.name, question)
    }
}

function checkFollowUp(
  { question, is }: NonNullable<Question['when']>,
  earlier: ReadonlyMap<string, Question>,
  path: PropertyKey[],
  report: Issue,
): void {
  const asked = earlier.get(question)
  if (!asked) {
    const hint = nearest(question, earlier.keys())
    report([...path, 'question'], `No earlier question is named "${question}".${hint} Nobody would see this one.`)
    return
  }
  const answers = new Set(asked.answers.map(({ text }) => text))
  for (const text of is.filter((each) => !answers.has(each)))
    report([...path, 'is'], `"${text}" is no answer to "${asked.ask}".${nearest(text, answers)} Copy the answer.`)
}

/** From every question an answer leads on, so that "fits" can be reached; and some answer leads to "call first". */
function checkResults({ pages }: Survey, report: Issue): void {
  for (const [page, { questions }] of pages.entries())
    for (const [place, { several, answers }] of questions.entries())
      if (!several && answers.every(({ result, help }) => result ?? help))
        report(
          ['pages', page, 'questions', place, 'answers'],
          'Every answer ends the form, so nobody reaches "fits an online start". Remove `result` from one answer.',
        )
  const all = pages.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers))
  for (const result of ['callFirst', 'notThisForm'] as const)
    if (!all.some((answer) => answer.result === result))
      report(
        ['pages'],
        `No answer leads to the result "${result}". Add \`result: ${result}\` to an answer that needs it.`,
      )
}
