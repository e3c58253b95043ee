// Shape of content/replies.yaml: sample replies, which show what a practitioner would write to a patient.
import type { z } from 'zod'
import { claimsSchema } from './claims.ts'
import type { Fields } from './fields.ts'

export const repliesSchema = ({ rich, role, text }: Fields) =>
  claimsSchema(
    {
      question: text(100).describe('A question in the words of a patient, but not of a real one'),
      answer: rich().describe(
        'Four plain sentences: what the practitioner would ask and check. No diagnosis, no promise',
      ),
      next: rich().meta({ title: 'What happens next' }),
      cost: rich().meta({ title: 'What it costs' }),
      profession: text(60).describe('The profession of the person who writes, never a name'),
      /** Only the college: portraits are in the section about who treats patients. */
      signedBy: role().transform(({ college }) => ({ college })),
    },
    { defines: 'replies', example: 'hairLoss' },
  )

export type Replies = z.output<ReturnType<typeof repliesSchema>>
