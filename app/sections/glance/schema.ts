// The answers of a page in a few words, before the details.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(({ heading, rich, text }) =>
  section('glance', {
    title: heading(60),
    rows: z
      .array(z.strictObject({ name: text(32), value: rich(150) }))
      .min(4)
      .max(6),
  }),
)
