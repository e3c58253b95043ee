// What it costs and what AHCIP covers: a table, never cards.
import { z } from 'zod'
import { heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('costs', {
  title: heading(),
  lede: rich(220).optional(),
  columns: z.strictObject({ service: text(40), cover: text(40), pay: text(40) }),
  rows: z
    .array(z.strictObject({ service: text(80), cover: rich(120), pay: rich(160) }))
    .min(1)
    .max(10),
  note: rich(260).optional(),
})
