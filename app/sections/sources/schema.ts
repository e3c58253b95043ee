// Sources and review dates.
import { z } from 'zod'
import { reviewFields, source } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Sources and review', about: 'Where the facts come from, and when the page was reviewed' },

  (fields) =>
    section('sources', {
      title: fields.heading().prefault('Sources and review'),
      ...reviewFields(fields),
      items: z.array(source(fields)).min(1).max(10),
    }),
  {
    review: ({ reviewed, reviewedBy }) => ({ reviewed, reviewedBy }),
    sources: ({ items }) => items,
  },
)
