// Infusions hero: headline beside the lede, then the drips edge to edge on one line.
import { z } from 'zod'
import { treatmentCard } from '../../content/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  (fields) => {
    const { action, heading, rich } = fields
    return section('hero-rail', {
      title: heading(),
      lede: rich(260),
      action: action(),
      cards: z.array(treatmentCard(fields)).min(4).max(8),
      /** Small print under the drips. */
      note: rich(200).optional(),
    })
  },
  { opensPage: true },
)
