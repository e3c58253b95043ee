// Treatment options: labels, each one step higher than the one on its left.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Treatment options', about: 'Cards with treatments, each one a step higher' },
  ({ action, detail, heading, lede, rich, text, treatment }) =>
    section('options', {
      title: heading(),
      lede: lede().optional(),
      cards: z
        .array(
          z.strictObject({
            title: text(100),
            description: rich(),
            details: z.array(detail()).min(1).max(5),
            action: action(),
            treatment: treatment()
              .optional()
              .describe('Shows on the card how strong the evidence for the treatment is'),
          }),
        )
        .min(1)
        .max(3),
    }),
)
