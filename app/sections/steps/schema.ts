// Process steps in one of three forms: beside a full-bleed plate, on a brass line, or as rows beside a plate.
import { z } from 'zod'
import { heading, image, rich, side } from '../../content/fields.ts'
import { processStep } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('steps', {
  title: heading(),
  lede: rich(220).optional(),
  form: z.enum(['plate', 'line', 'rows']),
  picture: z.strictObject({ image: image(), side }).optional(),
  steps: z.array(processStep()).min(2).max(5),
}).refine((value) => value.form === 'line' || value.picture, {
  path: ['picture'],
  error: 'Steps of the form "plate" or "rows" stand beside a picture: give one, or use the form "line".',
})
