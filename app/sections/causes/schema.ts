// What brings a condition on: large serif rows with a plain line each.
import { z } from 'zod'
import { heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('causes', {
  title: heading(),
  rows: z
    .array(z.strictObject({ title: text(50), description: rich(220) }))
    .min(2)
    .max(8),
})
