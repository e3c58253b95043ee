// Benefit tiles: left and right of a tall picture, two per row beside a heading, or four in a row.
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
  }).refine(({ form, picture }) => (form === 'plate' ? picture !== undefined : picture === undefined), {
    path: ['picture'],
    error: 'Only benefits of the form "plate" have a picture, and they need one.',
  })
})
