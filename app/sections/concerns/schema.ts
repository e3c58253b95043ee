// Concerns that bring people to the clinic: cards as rows beside a picture, or in two offset columns.
import { z } from 'zod'
import { concernCard } from '../../content/schema/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind((fields) => {
  const { heading, image, lede, side } = fields
  return section('concerns', {
    title: heading(),
    lede: lede().optional(),
    layout: z.enum(['rows', 'offset']).meta({ title: 'Layout' }),
    picture: z.strictObject({ image: image(), side }).describe('Shown beside the rows').optional(),
    cards: z.array(concernCard(fields)).min(2).max(8),
  }).refine(({ layout, picture }) => layout === 'rows' || !picture, {
    path: ['picture'],
    error: 'Cards in offset columns leave no space for a picture. Write layout: rows, or remove the picture.',
  })
})
