// Concerns that bring people to the clinic: rows, beside a picture where there is one.
import { z } from 'zod'
import { concernCard } from '../../content/schema/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Concerns', about: 'What brings people to the clinic, in rows' },
  (fields) => {
    const { action, heading, image, lede, side } = fields
    return section('concerns', {
      title: heading(),
      lede: lede().optional(),
      picture: z.strictObject({ image: image(), side }).describe('Shown beside the rows').optional(),
      cards: z.array(concernCard(fields)).min(2).max(8),
      action: action().optional().describe('The button below the rows, at the end of a page'),
    })
  },
)
