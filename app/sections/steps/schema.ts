// Process steps: beside a picture or a tall picture, along a line, or down a column beside the heading.
import { z } from 'zod'
import { processStep } from '../../content/schema/shapes.ts'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind((fields) => {
  const { figure, heading, image, lede, rich, side, text } = fields
  return halfSection('steps', {
    title: heading(),
    lede: lede(220).optional(),
    layout: z.enum(['beside', 'tall', 'line', 'column']).meta({
      title: 'Layout',
      description: 'Beside a picture, beside one as tall as the section, along a line, or down a column',
    }),
    picture: z.strictObject({ image: image(), side }).optional(),
    steps: z.array(processStep(fields)).min(2).max(5),
    after: z
      .strictObject({ figure: figure(), title: text(70), description: rich(260) })
      .optional()
      .meta({
        title: 'What happens later',
        description: 'Such as the first check-in. With it, the steps are a timeline',
      }),
  })
    .refine(
      ({ layout, picture }) =>
        layout === 'beside' || layout === 'tall' ? picture !== undefined : picture === undefined,
      {
        path: ['picture'],
        error: 'Only steps with the layout "beside" or "tall" have a picture, and they need one.',
      },
    )
    .refine(({ half, layout }) => half === undefined || layout === 'column', {
      path: ['layout'],
      error: 'Half of the page is too narrow for this layout. Write layout: column.',
    })
})
