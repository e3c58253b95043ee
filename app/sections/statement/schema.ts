// One plain statement in large type, with the facts that support it beside it.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Large statement', about: 'One sentence in large type, with facts beside it' },
  ({ heading, rich, text }) =>
    section('statement', {
      title: heading(180),
      side: z
        .strictObject({ title: text(100), items: z.array(rich()).min(1).max(8), note: rich().optional() })
        .meta({ title: 'List beside the statement' }),
    }),
)
