// Fields that every claim has: its source, who approved it for publication, and when to review it.
import { z } from 'zod'
import { isoDate } from './dates.ts'

const claimFields = {
  source: z
    .string()
    .min(4)
    .max(400)
    .describe('Where it comes from: "spec, section 9", or a named public guideline with its year'),
  approvedBy: z
    .string()
    .min(2)
    .nullable()
    .describe('Name of the person who approved it for publication. Changing the words removes it'),
  reviewBy: isoDate.meta({ title: 'Review again by', description: 'After this day, the approval is overdue' }),
  open: z
    .string()
    .min(5)
    .optional()
    .meta({ title: 'Open question', description: 'What the clinic has to answer before launch' }),
}

/**
 * Schema of a file of claims by name. `shape` is the fields that only this file has, `defines` the name of its list
 * in the studio, and `example` a name for the error message.
 */
export const claimsSchema = <Shape extends z.ZodRawShape>(
  shape: Shape,
  { defines, example }: { defines: string; example: string },
) =>
  z
    .record(
      z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: `Write the name in camelCase, such as ${example}.` }),
      z.strictObject({ ...shape, ...claimFields }),
    )
    .meta({ defines })
