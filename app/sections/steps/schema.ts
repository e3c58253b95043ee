// Process steps: beside a picture or a tall picture, along a line, or down a column beside the heading.
import { z } from 'zod'
import { processStep } from '../../content/schema/shapes.ts'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind((fields) => {
  const { heading, image, lede, rich, side } = fields
  return halfSection('steps', {
    title: heading(),
    lede: lede().optional(),
    layout: z.enum(['beside', 'tall', 'line', 'column']).meta({
      title: 'Layout',
      description: 'Beside a picture, beside one as tall as the section, along a line, or down a column',
    }),
    picture: z.strictObject({ image: image(), side }).optional(),
    steps: z.array(processStep(fields)).min(2).max(5),
    later: rich().optional().meta({
      title: 'What happens later',
      description: 'Shown below the steps, such as when the first check-in is',
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
