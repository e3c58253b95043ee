// Shape of a questionnaire file: native SurveyJS questions in steps, with the answers that end it early.
import { z } from 'zod'

const name = z.string().regex(/^[a-z][a-z-]*$/, { error: 'Write the name as lower-case-words.' })

/** A SurveyJS question as its documentation has it; required unless it says otherwise. */
const question = z
  .looseObject({ type: z.string(), name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Name a question in camelCase.' }) })
  .refine((fields) => !Object.values(fields).includes(null), { error: 'A field here has no value. A text with a comma in it stands in "double quotes".' })

/** An answer that ends the form with advice. */
const stop = z.strictObject({
  /** SurveyJS expression over questions of this step or earlier ones. */
  if: z.string().min(3),
  advice: name,
  /** Says why, above the advice. */
  because: z.string().min(20).optional(),
})

/** A step of its own, or questions to stand in another step. */
export const partSchema = z.strictObject({
  title: z.string().min(3),
  description: z.string().optional(),
  /** Questions, and names of shared parts whose questions stand here. */
  elements: z.array(z.union([name, question])).min(1),
  stops: z.array(stop).default([]),
})

export const surveySchema = z.strictObject({
  title: z.string().min(3),
  /** Signs asked about before anything else, by what they call for. */
  urgent: z.strictObject({ emergency: z.array(z.string()).min(1), today: z.array(z.string()).default([]), crisis: z.array(z.string()).default([]) }),
  /** Steps, and names of shared parts that are steps. */
  steps: z.array(z.union([name, partSchema])).min(3),
  /** What happens next, on the last page. */
  done: z.string().min(20),
})

/** Advice by name: title and paragraphs, in HTML. */
export const adviceSchema = z.record(name, z.strictObject({ title: z.string().min(3), text: z.array(z.string()).min(1) }))

export type Question = z.output<typeof question>
export type Part = z.output<typeof partSchema>
export type Stop = z.output<typeof stop>
export type Survey = z.output<typeof surveySchema>
export type Advice = z.output<typeof adviceSchema>
