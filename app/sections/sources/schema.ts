// Sources, review dates and the safety text.
import { z } from 'zod'
import { source } from '../../content/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  (fields) => {
    const { isoDate, safety, text } = fields
    return section('sources', {
      reviewed: isoDate,
      nextReview: isoDate,
      /** A real person who agreed to be named. Left out until there is one. */
      reviewedBy: text(100).optional(),
      items: z.array(source(fields)).min(1).max(10),
      safety: safety(),
    })
  },
  {
    isMedical: true,
    review: ({ reviewed, reviewedBy }) => ({ reviewed, reviewedBy }),
    sources: ({ items }) => items,
  },
)
