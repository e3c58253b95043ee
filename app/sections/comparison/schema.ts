// Comparison of infusions: what differs is bold, and the last column has the booking links.
import { z } from 'zod'
import { joinShortSyllables } from '../../content/typeset.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(({ action, heading, rich, text }) =>
  section('comparison', {
    title: heading(),
    lede: rich(220).optional(),
    /** Heading on phones above the values that most rows share. */
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
          /** Colour of the dot beside the name: the tint of the drip. */
          colour: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'Write the colour as #rrggbb.' }),
          contains: text(80).transform(joinShortSyllables),
          duration: text(40),
          frequency: text(60).transform(joinShortSyllables),
          results: text(60).transform(joinShortSyllables),
          action: action(),
        }),
      )
      .min(2)
      .max(12),
  }),
)
