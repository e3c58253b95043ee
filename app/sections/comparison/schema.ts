// Comparison of infusions: what differs is bold; the last column books.
import { z } from 'zod'
import { action, heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('comparison', {
  title: heading(),
  lede: rich(220).optional(),
  /** On phones, above the values that most rows share. */
  common: text(60).default('Unless a row says otherwise'),
  columns: z.strictObject({
    name: text(30),
    contains: text(30),
    duration: text(30),
    frequency: text(30),
    results: text(30),
  }),
  rows: z
    .array(
      z.strictObject({
        name: text(30),
        /** Bead colour, which repeats the tint of the drip. */
        colour: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'Write the colour as #rrggbb.' }),
        contains: text(80),
        duration: text(40),
        frequency: text(60),
        results: text(60),
        action: action(),
      }),
    )
    .min(2)
    .max(12),
})
