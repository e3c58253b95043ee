// Sources, review dates and the safety text.
import { z } from 'zod'
import { reviewFields, source } from '../../content/schema/shapes.ts'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind(
  (fields) =>
    halfSection('sources', {
      layout: z.enum(['row', 'note']).default('row').meta({
        title: 'Layout',
        description: '"row": three columns of small text. "note": the emergency text first, in a larger size',
      }),
      ...reviewFields(fields),
      items: z.array(source(fields)).min(1).max(10),
      safety: fields.safety().optional().describe('Leave this out on form pages, because the form shows it'),
    }),
  {
    isMedical: true,
    review: ({ reviewed, reviewedBy }) => ({ reviewed, reviewedBy }),
    sources: ({ items }) => items,
  },
)
