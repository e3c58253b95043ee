// Benefit tiles: around a tall plate, two by two beside a statement, or four on a band.
import { z } from 'zod'
import { heading, image, rich } from '../../content/fields.ts'
import { benefitTile } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('benefits', {
  title: heading(120),
  lede: rich(220).optional(),
  form: z.enum(['plate', 'statement', 'band']),
  picture: image().optional(),
  tiles: z.array(benefitTile()).min(3).max(6),
}).refine((value) => (value.form === 'plate') === Boolean(value.picture), {
  path: ['picture'],
  error: 'Benefits of the form "plate" stand around a picture, the other forms have none.',
})
