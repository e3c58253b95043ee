// Risks and side effects in columns by how often they occur, and who must not have the treatment.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Side effects', about: 'Side effects by how often they occur, and who must not have the treatment' },

  ({ heading, lede, rich, sign, text }) => {
    const group = z.strictObject({ title: text(100), items: z.array(rich()).min(1).max(8) })
    return section('risks', {
      title: heading(),
      lede: lede().optional(),
      groups: z.array(group).min(1).max(4).describe('What everyone sees without opening anything'),
      more: z.array(group).max(4).default([]).meta({
        title: 'Folded groups',
        description: 'Groups that a reader opens, such as common and mild side effects',
      }),
      urgent: z.array(sign()).max(10).default([]).meta({
        title: 'When to get help',
        description: 'The signs to show, in order',
      }),
      note: rich().optional(),
    })
  },
  { isMedical: true },
)
