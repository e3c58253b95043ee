// Benefit tiles: around a tall picture, in columns below the heading, or as large lines.
import { z } from 'zod'
import { benefitTile } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind({ title: 'Benefits', about: 'What people get, as tiles or large lines' }, (fields) => {
  const { heading, image, lede } = fields
  return section('benefits', {
    title: heading(120),
    lede: lede().optional(),
    layout: z.enum(['around', 'band', 'lines']).meta({
      title: 'Layout',
      staff: false,
      description: 'Around a picture, columns below the heading, or a small heading and large lines',
    }),
    picture: image().optional(),
    tiles: z.array(benefitTile(fields)).min(3).max(6),
  }).refine(({ layout, picture }) => (layout === 'around' ? picture !== undefined : picture === undefined), {
    path: ['picture'],
    error: 'Only benefits with the layout "around" have a picture, and they need one.',
  })
})
