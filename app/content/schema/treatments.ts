// Shape of content/treatments.yaml: evidence, benefit, harm and cost of each kind of treatment.
import { z } from 'zod'
import type { Fields } from './fields.ts'
import { evidenceGrades } from './references.ts'

export const treatmentsSchema = ({ isoDate, rich, text }: Fields) =>
  z
    .record(
      z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Name a treatment in camelCase, such as edTablets.' }),
      z.strictObject({
        name: text(80).describe('Kind of treatment, in words a patient knows'),
        evidence: z.enum(evidenceGrades).describe('How well studies support its use'),
        benefit: rich().describe('What it does and for whom, in whole sentences'),
        harm: rich().describe('Its main downside, in whole sentences'),
        cost: rich().describe('What the patient pays, and what AHCIP covers, in whole sentences'),
        source: text(160).describe('Named public guideline or review, with its year'),
        approvedBy: z
          .string()
          .min(2)
          .nullable()
          .describe('The person who approved it for publication, or null until someone has'),
        reviewBy: isoDate.describe('The day by which someone must review it again, as YYYY-MM-DD'),
      }),
    )
    .meta({ defines: 'treatments' })

export type Treatments = z.output<ReturnType<typeof treatmentsSchema>>
