// Shape of content/facts.yaml: every figure and sensitive claim, once, with who vouches for it.
import { z } from 'zod'
import { isoDate } from './fields.ts'

/** Kinds of fact (product.md, Facts and claims). */
export const factKinds = ['price', 'duration', 'reply-time', 'efficacy', 'drug', 'coverage', 'threshold', 'number'] as const

export const factSchema = z.strictObject({
  kind: z.enum(factKinds),
  /** What `{facts.name}` prints. */
  value: z.string().min(1).max(160),
  /** Where the figure comes from: "spec, section 9", or a named public guideline with its year. */
  source: z.string().min(4),
  /** Person who approved it for publication; null until somebody has. */
  approvedBy: z.string().min(2).nullable(),
  /** Day by which it must be looked at again. */
  reviewBy: isoDate,
  /** Question that the clinic must answer before launch. */
  open: z.string().min(5).optional(),
})

export const factsSchema = z.record(z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Name a fact in camelCase, such as edDosePrice.' }), factSchema)

export type Fact = z.output<typeof factSchema>
