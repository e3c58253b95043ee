// Shape of content/treatments.yaml: evidence, benefit, harm and cost of each kind of treatment.
import { z } from 'zod'
import { claimsSchema } from './claims.ts'
import type { Fields } from './fields.ts'
import { evidenceGrades } from './references.ts'

export const treatmentsSchema = ({ image, rich, text }: Fields) =>
  claimsSchema(
    {
      name: text(80).describe('Kind of treatment, in words a patient knows'),
      evidence: z.enum(evidenceGrades).describe('How well studies support its use'),
      benefit: rich().describe('What it does and for whom, in whole sentences'),
      harm: rich().describe('Its main downside, in whole sentences'),
      cost: rich().describe('What the patient pays, and what the public health plan covers, in whole sentences'),
      picture: image().optional().describe('A small picture beside the name'),
    },
    { defines: 'treatments', example: 'edTablets' },
  )

export type Treatments = z.output<ReturnType<typeof treatmentsSchema>>
