// Who this is for and who is better seen in person: two equal columns.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ action, heading, rich, text }) => {
    const column = () =>
      z.strictObject({ title: text(70), items: z.array(rich(160)).min(2).max(9), link: action().optional() })
    return section('fit', {
      title: heading(),
      lede: rich(200).optional(),
      yes: column(),
      no: column(),
      refused: rich(260).optional().describe('What happens when the clinic says no: why, what it costs, where to go'),
    })
  },
  { saysWhatIfRefused: ({ refused }) => refused !== undefined },
)
