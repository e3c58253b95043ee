// Schema of a questionnaire file: SurveyJS questions in steps, and the answers that end the form early.
import { z } from 'zod'
import { nearest } from '../../app/content/nearest.ts'

/** Names that a questionnaire may use: shared parts by their file's name, advice by its key. */
export interface KnownNames {
  parts: ReadonlySet<string>
  advice: ReadonlySet<string>
}

/** A question in the format of SurveyJS's documentation. It is required unless it has `isRequired: false`. */
const question = z
  .looseObject({
    type: z.string(),
    name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Name a question in camelCase.' }),
  })
  .refine((fields) => !Object.values(fields).includes(null), {
    error: 'A field here has no value. Put a text with a comma in "double quotes".',
  })

/** A string that must be one of `names`; `where` tells the author where they are. */
const knownName = (names: ReadonlySet<string>, where: string) =>
  z.string().refine((name) => names.has(name), {
    error: ({ input }) => `There is no "${String(input)}" in ${where}.${nearest(String(input), names)}`,
  })

/** An answer that ends the form with advice. */
const stop = ({ advice }: KnownNames) =>
  z.strictObject({
    /** SurveyJS expression with questions of this step or earlier ones. */
    if: z.string().min(3),
    advice: knownName(advice, 'advice.yaml'),
    /** The reason, shown above the advice. */
    because: z.string().min(20).optional(),
  })

/** A step, or questions for another step. */
export const partSchema = (known: KnownNames) =>
  z.strictObject({
    title: z.string().min(3),
    description: z.string().optional(),
    /** Questions, and names of shared parts whose questions belong here. */
    elements: z.array(z.union([knownName(known.parts, 'shared/'), question])).min(1),
    stops: z.array(stop(known)).default([]),
  })

/** A questionnaire file. */
export const surveySchema = (known: KnownNames) =>
  z.strictObject({
    title: z.string().min(3),
    /** Urgent signs, which the form asks about first, by their advice. */
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
