// Consideration cards: picture, title and symptoms, in an uneven grid.
import { z } from 'zod'
import { considerationCard } from '../../content/schema/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Signs to notice', about: 'Cards with a picture, a title and symptoms' },
  (fields) => {
    const { heading, lede } = fields
    return section('considerations', {
      title: heading(),
      lede: lede().optional(),
      cards: z.array(considerationCard(fields)).length(4),
    })
  },
)
