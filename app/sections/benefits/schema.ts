// Benefit tiles: around a tall picture, in rows beside a heading, in columns below it, or as large lines.
import { z } from 'zod'
import { benefitTile } from '../../content/schema/shapes.ts'
import { defineKind, halfSection } from '../base.ts'

export const kind = defineKind((fields) => {
  const { heading, image, lede } = fields
  return halfSection('benefits', {
    title: heading(120),
    lede: lede().optional(),
    layout: z.enum(['plate', 'statement', 'band', 'lines']).meta({
      title: 'Layout',
      description:
        'Around a picture, rows beside a large heading, columns below it, or a small heading and large lines',
    }),
    picture: image().optional(),
    tiles: z.array(benefitTile(fields)).min(3).max(6),
  }).refine(({ layout, picture }) => (layout === 'plate' ? picture !== undefined : picture === undefined), {
    path: ['picture'],
    error: 'Only benefits with the layout "plate" have a picture, and they need one.',
  })
})
