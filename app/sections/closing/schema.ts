// Closing call: the phone number as headline, a side plate, or one display line.
import { z } from 'zod'
import { action, heading, image, rich } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('closing', {
  form: z.enum(['phone', 'picture', 'line']),
  title: heading(),
  lede: rich(240),
  action: action(),
  picture: image().optional(),
}).refine((value) => (value.form === 'picture') === Boolean(value.picture), {
  path: ['picture'],
  error: 'Only a closing of the form "picture" has a picture, and it needs one.',
})
