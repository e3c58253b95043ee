// Shape of content/facts.yaml: every figure and sensitive claim, with its source and who approved it.
import { z } from 'zod'
import { isoDate } from './fields.ts'

/** Kinds of fact (docs/product.md, Facts and claims). */
const factKinds = [
  'price',
  'duration',
  'reply-time',
  'efficacy',
  'drug',
  'coverage',
  'threshold',
  'number',
  'promise',
] as const

const factSchema = z.strictObject({
  kind: z.enum(factKinds).describe('Kind of claim; some kinds need approval before launch'),
  value: z.string().min(1).max(300).describe('The words that pages show'),
  source: z
    .string()
    .min(4)
    .describe('Where the figure comes from: "spec, section 9", or a named public guideline with its year'),
  approvedBy: z
    .string()
    .min(2)
    .nullable()
    .describe('The person who approved it for publication, or null until someone has'),
  reviewBy: isoDate.describe('The day by which someone must review it again, as YYYY-MM-DD'),
  open: z
    .string()
    .min(5)
    .optional()
    .meta({ title: 'Open question', description: 'What the clinic has to answer before launch' }),
})

export const factsSchema = z
  .record(
    z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Name a fact in camelCase, such as edDosePrice.' }),
    factSchema,
  )
  .meta({ defines: 'facts' })

export type Fact = z.output<typeof factSchema>
