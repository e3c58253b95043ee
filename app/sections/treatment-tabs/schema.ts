// Tabs of treatment cards, each with a carousel. The first tab is selected when the page opens.
import { z } from 'zod'
import { treatmentCard } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Treatments in tabs', about: 'Cards of treatments in several groups' },
  (fields) => {
    const { heading, lede, text } = fields
    return section('treatment-tabs', {
      title: heading(),
      lede: lede().optional(),
      tabs: z
        .array(z.strictObject({ label: text(40), cards: z.array(treatmentCard(fields)).min(2).max(6) }))
        .min(2)
        .max(4),
    })
  },
)
