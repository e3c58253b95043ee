// Process steps along a line or, where there is a picture, one below the other beside it.
import { z } from 'zod'
import { processSteps } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind({ title: 'How it works', about: 'The steps, one after another' }, (fields) => {
  const { heading, image, lede, rich, side } = fields
  return section('steps', {
    title: heading(),
    lede: lede().optional(),
    picture: z.strictObject({ image: image(), side }).optional().describe('Shown beside the steps'),
    steps: processSteps(fields, 3),
    later: rich().optional().meta({
      title: 'What happens later',
      description: 'Shown below the steps, such as when the first check-in is',
    }),
  })
})
