// A form inside a longer page: heading, embedded form, what happens after.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ form, heading, lede, rich, safety, text }) =>
    section('booking', {
      title: heading(),
      lede: lede(300),
      form: form(),
      after: z
        .strictObject({ title: text(50), steps: z.array(rich(220)).min(2).max(6) })
        .meta({ title: 'What happens next' }),
      safety: safety(),
    }),
  { form: ({ form }) => form },
)
