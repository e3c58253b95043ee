// Hero for infusions: headline beside the lede, then one card for each infusion, in one row across the page.
import { z } from 'zod'
import { treatmentCard } from '../../content/schema/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'For infusions: headline, and one card for each infusion' },

  (fields) => {
    const { action, heading, lede, rich } = fields
    return section('hero-rail', {
      title: heading(),
      lede: lede(),
      action: action(),
      cards: z.array(treatmentCard(fields)).min(4).max(8),
      note: rich().describe('Small print under the cards').optional(),
    })
  },
  { startsPage: true },
)
