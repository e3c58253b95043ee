// Shelf of service cards: rows of four on a rule; a card with a picture is a plate card.
import { z } from 'zod'
import { heading, rich, text } from '../../content/fields.ts'
import { serviceCard } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('service-cards', {
  title: heading(),
  lede: rich(200).optional(),
  /** Words of the link on every card. */
  cue: text(30),
  cards: z.array(serviceCard()).min(2).max(12),
})
