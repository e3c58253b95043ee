// Consideration cards: picture, title and symptoms, in an uneven grid.
import { z } from 'zod'
import { heading, rich } from '../../content/fields.ts'
import { considerationCard } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('considerations', {
  title: heading(),
  lede: rich(220).optional(),
  cards: z.array(considerationCard()).length(4),
})
