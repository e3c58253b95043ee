// Process steps: beside a picture, on a line, as rows beside a picture, or in a column beside the heading.
import { z } from 'zod'
import { processStep } from '../../content/schema/shapes.ts'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind((fields) => {
  const { figure, heading, image, lede, rich, side, text } = fields
  return halfSection('steps', {
    title: heading(),
    lede: lede(220).optional(),
    form: z.enum(['plate', 'line', 'rows', 'column']).meta({ title: 'Layout' }),
    picture: z.strictObject({ image: image(), side }).optional(),
    steps: z.array(processStep(fields)).min(2).max(5),
    after: z
      .strictObject({ figure: figure(), title: text(70), description: rich(260) })
      .optional()
      .meta({
        title: 'What happens later',
        description: 'Such as the first check-in. With it, the steps are a timeline',
      }),
  }).refine((value) => value.form === 'line' || value.form === 'column' || value.picture, {
    path: ['picture'],
    error: 'Steps of the form "plate" or "rows" need a picture. Give one, or use the form "line" or "column".',
  })
})
