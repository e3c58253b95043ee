// Sources, review dates and the safety text.
import { z } from 'zod'
import { reviewFields, source } from '../../schema/shapes.ts'
import { defineKind, halfSection } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Sources and review', about: 'Where the facts come from, and when the page was reviewed' },

  (fields) =>
    halfSection('sources', {
      layout: z.enum(['row', 'note']).default('row').meta({
        title: 'Layout',
        staff: false,
        description: '"row": three columns of small text. "note": the emergency text first, in a larger size',
      }),
      ...reviewFields(fields),
      items: z.array(source(fields)).min(1).max(10),
      safety: fields.safety().optional().describe('Leave this out on form pages, because the form shows it'),
    }),
  {
    review: ({ reviewed, reviewedBy }) => ({ reviewed, reviewedBy }),
    sources: ({ items }) => items,
  },
)
