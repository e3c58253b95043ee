// One plain statement in large type, with the facts that support it beside it.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(({ heading, rich, text }) =>
  section('statement', {
    title: heading(180),
    side: z
      .strictObject({ title: text(60), items: z.array(rich(240)).min(1).max(8), note: rich(300).optional() })
      .meta({ title: 'Beside it' }),
  }),
)
