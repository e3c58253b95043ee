// Who this is for and who is better seen in person: two equal columns.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Is it right for me?', about: 'Who this is for, and who should be seen in person' },

  ({ action, heading, lede, rich, text }) => {
    const column = () =>
      z.strictObject({ title: text(100), items: z.array(rich()).min(2).max(9), link: action().optional() })
    return section('fit', {
      title: heading(),
      lede: lede().optional(),
      yes: column().meta({ title: 'Who it is for' }),
      no: column().meta({ title: 'Who it is not for' }),
      refused: rich().optional().meta({
        title: 'If the clinic says no',
        description: 'One warm sentence: what happens if this is not right for the patient, and where to go instead',
      }),
    })
  },
  { saysWhatIfRefused: ({ refused }) => refused !== undefined },
)
