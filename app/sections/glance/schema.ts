// What a page answers, in a few words, before it says more.
import { z } from 'zod'
import { heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('glance', {
  title: heading(60),
  rows: z
    .array(z.strictObject({ name: text(32), value: rich(150) }))
    .min(4)
    .max(6),
})
