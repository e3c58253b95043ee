// Benefit tiles: around a tall picture, two by two beside a statement, or four in a row.
import { z } from 'zod'
import { benefitTile } from '../../content/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind((fields) => {
  const { heading, image, rich } = fields
  return section('benefits', {
    title: heading(120),
    lede: rich(220).optional(),
    form: z.enum(['plate', 'statement', 'band']),
    picture: image().optional(),
    tiles: z.array(benefitTile(fields)).min(3).max(6),
  }).refine((value) => (value.form === 'plate') === Boolean(value.picture), {
    path: ['picture'],
    error: 'Only benefits of the form "plate" have a picture, and they need one.',
  })
})
