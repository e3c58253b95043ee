// Shape of a questionnaire file: native SurveyJS questions in steps, with the answers that end it early.
import { z } from 'zod'
import { nearest } from '../../app/content/nearest.ts'

/** Names that a questionnaire may use: shared parts by file, advice by key. */
export interface KnownNames {
  parts: ReadonlySet<string>
  advice: ReadonlySet<string>
}

/** A SurveyJS question as its documentation has it; required unless it says otherwise. */
const question = z
  .looseObject({
    type: z.string(),
    name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Name a question in camelCase.' }),
  })
  .refine((fields) => !Object.values(fields).includes(null), {
    error: 'A field here has no value. A text with a comma in it stands in "double quotes".',
  })

const knownName = (names: ReadonlySet<string>, where: string) =>
  z
    .string()
    .refine((name) => names.has(name), {
      error: ({ input }) => `Nothing is named "${String(input)}" in ${where}.${nearest(String(input), names)}`,
    })

/** An answer that ends the form with advice. */
const stop = ({ advice }: KnownNames) =>
  z.strictObject({
    /** SurveyJS expression over questions of this step or earlier ones. */
    if: z.string().min(3),
    advice: knownName(advice, 'advice.yaml'),
    /** Says why, above the advice. */
    because: z.string().min(20).optional(),
  })

/** A step of its own, or questions to stand in another step. */
export const partSchema = (known: KnownNames) =>
  z.strictObject({
    title: z.string().min(3),
    description: z.string().optional(),
    /** Questions, and names of shared parts whose questions stand here. */
    elements: z.array(z.union([knownName(known.parts, 'shared/'), question])).min(1),
    stops: z.array(stop(known)).default([]),
  })

export const surveySchema = (known: KnownNames) =>
  z.strictObject({
    title: z.string().min(3),
    /** Signs asked about before anything else, by the advice that they call for. */
    urgent: z.strictObject({
      emergency: z.array(z.string()).min(1),
      today: z.array(z.string()).default([]),
      crisis: z.array(z.string()).default([]),
    }),
    /** Steps, and names of shared parts that are steps. */
    steps: z.array(z.union([knownName(known.parts, 'shared/'), partSchema(known)])).min(3),
    /** What happens next, on the last page. */
    done: z.string().min(20),
  })

/** Advice by name: title and paragraphs, in HTML. */
export const adviceSchema = z.record(
  z.string(),
  z.strictObject({ title: z.string().min(3), text: z.array(z.string()).min(1) }),
)

export type Question = z.output<typeof question>
export type Stop = z.output<ReturnType<typeof stop>>
export type Part = z.output<ReturnType<typeof partSchema>>
export type Survey = z.output<ReturnType<typeof surveySchema>>
export type Advice = z.output<typeof adviceSchema>
