// Linen band before the closing: sources, review dates and the safety text.
import { z } from 'zod'
import { isoDate, safety, text } from '../../content/fields.ts'
import { source } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('sources', {
  reviewed: isoDate,
  nextReview: isoDate,
  /** Only a real, approved reviewer; left out until there is one. */
  reviewedBy: text(100).optional(),
  items: z.array(source()).min(1).max(10),
  safety: safety(),
})
