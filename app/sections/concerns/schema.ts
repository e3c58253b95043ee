// Concerns and signs that bring people to the clinic: rows, beside a picture where there is one, or picture cards.
import { z } from 'zod'
import { concernCard, considerationCard, noteCard } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Concerns', about: 'What brings people to the clinic, in rows or as cards with pictures' },
  (fields) => {
    const { action, heading, image, lede, side } = fields
    const words = { title: heading(), lede: lede().optional() }
    const picture = z.strictObject({ image: image(), side }).describe('Shown beside the rows').optional()
    return z.discriminatedUnion('layout', [
      section('concerns', {
        layout: z.literal('rows'),
        ...words,
        picture,
        cards: z.array(concernCard(fields)).min(2).max(8),
        action: action().optional().describe('The button below the rows, at the end of a page'),
      }),
      section('concerns', {
        layout: z.literal('notes').describe('Rows without a link, for a page with a form'),
        ...words,
        picture,
        cards: z.array(noteCard(fields)).min(2).max(8),
      }),
      section('concerns', {
        layout: z.literal('pictures'),
        ...words,
        cards: z.array(considerationCard(fields)).length(4),
      }),
    ])
  },
)
