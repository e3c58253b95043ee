// Risks and side effects in columns by how often they occur, and who must not have the treatment.
import { z } from 'zod'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind(
  ({ heading, lede, rich, text }) => {
    const group = z.strictObject({ title: text(60), items: z.array(rich(220)).min(1).max(8) })
    return halfSection('risks', {
      title: heading(),
      lede: lede(300).optional(),
      groups: z.array(group).min(1).max(4).describe('What everybody must see, the most serious first'),
      more: z
        .array(group)
        .max(4)
        .default([])
        .meta({ title: 'Folded groups', description: 'What a reader opens, such as common and mild effects' }),
      note: rich(300).optional(),
    })
  },
  { isMedical: true },
)
