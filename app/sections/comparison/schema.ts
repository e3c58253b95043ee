// Comparison of infusions: what differs is bold, and the last column has the booking links.
import { z } from 'zod'
import { joinShortSyllables, startWithCapital } from '../../schema/typeset.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Comparison', about: 'Infusions side by side, with links to book' },
  ({ action, heading, lede, text }) =>
    section('comparison', {
      title: heading(),
      lede: lede().optional(),
      common: text(100)
        .default('Unless a row says otherwise')
        .meta({ title: 'Heading on phones', description: 'Above the values that most rows share' }),
      columns: z
        .strictObject({
          name: text(30),
          contains: text(30),
          duration: text(30),
          frequency: text(30),
          results: text(30),
        })
        .meta({ title: 'Headings of the columns' }),
      rows: z
        .array(
          z.strictObject({
            name: text(30),
            colour: z
              .string()
              .regex(/^#[0-9a-fA-F]{6}$/, { error: 'Write the colour as #rrggbb.' })
              .describe('Dot beside the name: the tint of the drip, as #rrggbb'),
            contains: text(100).transform(startWithCapital).transform(joinShortSyllables),
            duration: text(40),
            frequency: text(100).transform(joinShortSyllables),
            results: text(100).transform(joinShortSyllables),
            action: action(),
          }),
        )
        .min(2)
        .max(12),
    }),
)
