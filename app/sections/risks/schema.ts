// Risks and side effects in columns by how often they occur, and who must not have the treatment.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ heading, rich, text }) =>
    section('risks', {
      title: heading(),
      lede: rich(300).optional(),
      groups: z
        .array(z.strictObject({ title: text(60), items: z.array(rich(220)).min(1).max(8) }))
        .min(2)
        .max(4),
      note: rich(300).optional(),
    }),
  { isMedical: true },
)
