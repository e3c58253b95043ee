// Schema of a questionnaire file: questions on pages, and the result that an answer leads to.
import { z } from 'zod'
import { lookUp } from '../../app/content/schema/look-up.ts'
import { checkSurvey } from './survey-rules.ts'

/** What questionnaires may name: questions of shared/questions.yaml, urgent help of shared/results.yaml. */
export interface KnownNames {
  questions: ReadonlyMap<string, unknown>
  help: ReadonlyMap<string, unknown>
}

const camelCase = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Write the name in camelCase.' })

const message = z.strictObject({ name: z.string().min(3), text: z.array(z.string().min(20)).min(1) })

/** shared/results.yaml: the only three results, and the help that urgent answers show first. */
export const resultsSchema = z.strictObject({
  fits: message.describe('At the end of a form, when no answer led to another result'),
  callFirst: message,
  notThisForm: message,
  help: z.record(camelCase, message).describe('Shown at once, and above the result "not for this form"'),
})

/** Where an answer leads: one with `result` or `help` ends the form at the end of its page. */
const endingFields = ({ help }: KnownNames) => ({
  result: z.enum(['callFirst', 'notThisForm']).optional(),
  help: z
    .string()
    .superRefine((name, ctx) => void lookUp(help, name, 'help', 'shared/results.yaml', ctx))
    .optional(),
  because: z.string().min(20).max(200).optional().describe('The reason, shown above the result'),
})

interface Ending {
  result?: 'callFirst' | 'notThisForm' | undefined
  help?: string | undefined
  because?: string | undefined
}

function checkEnding({ result, help, because }: Ending, ctx: z.RefinementCtx): void {
  if (result && !because)
    ctx.addIssue({
      code: 'custom',
      path: ['because'],
      message: 'The patient must read why. Write the reason for this result, in one or two sentences.',
    })
  if (result && help)
    ctx.addIssue({
      code: 'custom',
      path: ['help'],
      message: 'An answer has `result` or `help`. Remove one; `help` already gives "not for this form".',
    })
}

/** An answer. A plain text leads on to the next question. */
const answer = (known: KnownNames) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { text: value } : value),
    z.strictObject({ text: z.string().min(2).max(80), ...endingFields(known) }).superRefine(checkEnding),
  )

const questionFields = (known: KnownNames) =>
  z.strictObject({
    name: camelCase,
    ask: z.string().min(8).max(110),
    hint: z.string().min(8).max(130).optional(),
    several: z.boolean().default(false).describe('More than one answer is possible, and "None of these"'),
    when: z
      .strictObject({ question: z.string(), is: z.array(z.string()).min(1) })
      .optional()
      .describe('A follow-up: asked only after one of these answers to an earlier question'),
    any: z
      .strictObject(endingFields(known))
      .superRefine(checkEnding)
      .optional()
      .describe('Where every answer of the list leads that does not say it itself'),
    answers: z.array(answer(known)).min(1),
  })

/** shared/questions.yaml: questions that more than one form asks, by name. */
export const sharedQuestionsSchema = (known: KnownNames) =>
  z.record(camelCase, questionFields(known).omit({ name: true }))

/** A question, or the name of a question in shared/questions.yaml. */
const question = (known: KnownNames) =>
  z.preprocess(
    (value, ctx) =>
      typeof value === 'string'
        ? { name: value, ...(lookUp(known.questions, value, 'question', 'shared/questions.yaml', ctx) as object) }
        : value,
    questionFields(known).transform(({ any, answers, ...fields }) => ({
      ...fields,
      answers: answers.map((each) => (any && !each.result && !each.help ? { ...any, text: each.text } : each)),
    })),
  )

/** Urgent signs by the help that they need. */
const urgentSigns = ({ help }: KnownNames) =>
  z
    .record(z.string(), z.array(z.string().min(2).max(80)).min(1))
    .superRefine((urgent, ctx) => {
      for (const name of Object.keys(urgent)) lookUp(help, name, 'help', 'shared/results.yaml', ctx)
    })
    .refine((urgent) => 'emergency' in urgent, {
      error: 'Every form asks about emergencies first. Write the signs that need 911 as a list under `emergency`.',
    })

const surveyFields = (known: KnownNames) =>
  z.strictObject({
    title: z.string().min(3),
    urgent: urgentSigns(known).describe('Urgent signs, which the first page asks about'),
    pages: z.array(z.strictObject({ title: z.string().min(3), questions: z.array(question(known)).min(1) })).min(1),
    next: z.string().min(20).describe('What the patient does next when the form fits'),
  })

/** A questionnaire file, with the rules of survey-rules.ts. */
export const surveySchema = (known: KnownNames) => surveyFields(known).superRefine(checkSurvey)

export type Results = z.output<typeof resultsSchema>
export type Answer = z.output<ReturnType<typeof answer>>
export type Question = z.output<ReturnType<typeof question>>
export type Survey = z.output<ReturnType<typeof surveyFields>>
