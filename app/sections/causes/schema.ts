// Causes of a condition: large serif rows, each with one plain line.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ heading, rich, text }) =>
    section('causes', {
      title: heading(),
      rows: z
        .array(z.strictObject({ title: text(100), description: rich() }))
        .min(2)
        .max(8),
    }),
  { isMedical: true },
)
