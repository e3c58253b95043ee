// Infusions hero: headline beside lede, then the drips edge to edge on one brass rail.
import { z } from 'zod'
import { action, heading, rich } from '../../content/fields.ts'
import { treatmentCard } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('hero-rail', {
  title: heading(),
  lede: rich(260),
  action: action(),
  cards: z.array(treatmentCard()).min(4).max(8),
  /** Small print under the rail, for instance that the tints are illustrative. */
  note: rich(200).optional(),
})
