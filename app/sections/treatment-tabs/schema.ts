// Tabs of treatment cards, each with a carousel. The first tab is selected when the page opens.
import { z } from 'zod'
import { treatmentCard } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Treatments in tabs', about: 'Cards of treatments in several groups' },
  (fields) => {
    const { heading, lede, rich, text, treatment } = fields
    const card = treatmentCard(fields).extend({
      description: rich().optional(),
      treatment: treatment().optional().describe('Shows on the card how strong the evidence for the treatment is'),
    })
    return section('treatment-tabs', {
      title: heading(),
      lede: lede().optional(),
      tabs: z
        .array(z.strictObject({ label: text(40), cards: z.array(card).min(2).max(6) }))
        .min(2)
        .max(4),
    })
  },
)
