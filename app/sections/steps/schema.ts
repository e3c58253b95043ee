// Process steps: beside a picture, or along a line.
import { z } from 'zod'
import { processSteps } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind({ title: 'How it works', about: 'The steps, one after another' }, (fields) => {
  const { heading, image, lede, rich, side } = fields
  return section('steps', {
    title: heading(),
    lede: lede().optional(),
    layout: z.enum(['beside', 'line']).meta({
      title: 'Layout',
      staff: false,
      description: 'Beside a picture, or along a line',
    }),
    picture: z.strictObject({ image: image(), side }).optional(),
    steps: processSteps(fields, 3),
    later: rich().optional().meta({
      title: 'What happens later',
      description: 'Shown below the steps, such as when the first check-in is',
    }),
  }).refine(({ layout, picture }) => (layout === 'beside') === (picture !== undefined), {
    path: ['picture'],
    error: 'Only steps with the layout "beside" have a picture, and they need one.',
  })
})
