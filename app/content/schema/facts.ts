// Shape of content/facts.yaml: every figure and sensitive claim, with its source and who approved it.
import { z } from 'zod'
import { claimsSchema } from './claims.ts'

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

export const factsSchema = claimsSchema(
  {
    kind: z.enum(factKinds).describe('Kind of claim; some kinds need approval before launch'),
    value: z.string().min(1).max(300).describe('The words that pages show'),
  },
  'facts',
  'edDosePrice',
)

export type Fact = z.output<typeof factsSchema>[string]
