// Shape of content/urgent-signs.yaml: every sign that needs help soon, with what to do, once for all pages.
import { z } from 'zod'
import type { Fields } from './fields.ts'
import { urgentActions } from './references.ts'

export const urgentSignsSchema = ({ isoDate, rich, text }: Fields) =>
  z
    .record(
      z.string().regex(/^[a-z][a-zA-Z0-9]*$/, { error: 'Name a sign in camelCase, such as chestPain.' }),
      z.strictObject({
        action: z
          .enum(urgentActions)
          .describe('What to do: call 911, go to an emergency department, call 988, see someone today, or call 811'),
        sign: rich().describe('The sign in the words of a patient. It continues "Call 911 if"'),
        source: text().describe('Named public guideline or fact sheet, with its year'),
        approvedBy: z
          .string()
          .min(2)
          .nullable()
          .describe('The person who approved it for publication, or null until someone has'),
        reviewBy: isoDate.describe('The day by which someone must review it again, as YYYY-MM-DD'),
        open: text(300)
          .optional()
          .meta({ title: 'Open question', description: 'What the clinic has to answer before launch' }),
      }),
    )
    .meta({ defines: 'urgentSigns' })

export type UrgentSigns = z.output<ReturnType<typeof urgentSignsSchema>>
