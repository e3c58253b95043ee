// Concerns and signs that bring people to the clinic: rows, beside a picture where there is one, or picture cards.
import { z } from 'zod'
import { concernCard, considerationCard } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Concerns', about: 'What brings people to the clinic, in rows or as cards with pictures' },
  (fields) => {
    const { action, heading, image, lede, side } = fields
    const words = { title: heading(), lede: lede().optional() }
    return z.discriminatedUnion('layout', [
      section('concerns', {
        layout: z.literal('rows'),
        ...words,
        picture: z.strictObject({ image: image(), side }).describe('Shown beside the rows').optional(),
        cards: z
          .array(concernCard(fields))
          .min(2)
          .max(8)
          .refine((cards) => cards.every(({ ctaLink }) => !ctaLink) || cards.every(({ ctaLink }) => ctaLink), {
            error: 'Give every card a link, or none.',
          }),
        action: action().optional().describe('The button below the rows, at the end of a page'),
      }),
      section('concerns', {
        layout: z.literal('pictures'),
        ...words,
        cards: z.array(considerationCard(fields)).length(4),
      }),
    ])
  },
)
