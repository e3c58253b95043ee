// Risks and side effects, with the same weight as benefits: columns by how often, and who must not have it.
import { z } from 'zod'
import { heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('risks', {
  title: heading(),
  lede: rich(300).optional(),
  groups: z
    .array(z.strictObject({ title: text(60), items: z.array(rich(220)).min(1).max(8) }))
    .min(2)
    .max(4),
  note: rich(300).optional(),
})
