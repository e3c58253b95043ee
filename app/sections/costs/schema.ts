// Table of costs and of what public health insurance covers.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'What it costs', about: 'A table of costs and of what public health insurance covers' },

  ({ heading, image, lede, rich, text }) =>
    section('costs', {
      title: heading(),
      lede: lede().optional(),
      columns: z
        .strictObject({ service: text(40), cover: text(40), pay: text(40) })
        .meta({ title: 'Headings of the columns' }),
      rows: z
        .array(z.strictObject({ service: text(100), cover: rich(), pay: rich() }))
        .min(1)
        .max(10),
      note: rich().optional(),
      picture: image().optional().describe('A wide picture above the words, in windows from 900 px'),
    }),
  { aboutTreatment: true },
)
