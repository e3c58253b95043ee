// Shape of content/urgent-signs.yaml: every sign that needs help soon, with what to do, once for all pages.
import { z } from 'zod'
import { claimsSchema } from './claims.ts'
import type { Fields } from './fields.ts'
import { urgentActions } from './references.ts'

export const urgentSignsSchema = ({ rich }: Fields) =>
  claimsSchema(
    {
      action: z
        .enum(urgentActions)
        .describe(
          'What to do: call an ambulance, go to an emergency department, call the crisis line, see someone today, ' +
            'or ask the nurse line',
        ),
      sign: rich().describe('The sign in the words of a patient. It continues "Call 911 if"'),
    },
    { defines: 'urgentSigns', example: 'chestPain' },
  )

export type UrgentSigns = z.output<ReturnType<typeof urgentSignsSchema>>
