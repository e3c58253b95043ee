// What people come about: concern cards as rows beside a plate, or in two offset columns.
import { z } from 'zod'
import { heading, image, rich, side } from '../../content/fields.ts'
import { concernCard } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('concerns', {
  title: heading(),
  lede: rich(240).optional(),
  form: z.enum(['rows', 'offset']),
  /** Plate beside the rows. */
  picture: z.strictObject({ image: image(), side }).optional(),
  cards: z.array(concernCard()).min(2).max(8),
}).refine(({ form, picture }) => form === 'rows' || !picture, {
  path: ['picture'],
  error: 'Cards in offset columns leave no room for a picture. Write form: rows, or take the picture away.',
})
