// Comparison of treatments: what differs is bold, and the last column has the booking links.
import { z } from 'zod'
import { joinShortSyllables, startWithCapital } from '../../schema/typeset.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Comparison', about: 'Treatments side by side, with links to book' },
  ({ action, heading, image, lede, text }) =>
    section('comparison', {
      title: heading(),
      lede: lede().optional(),
      common: text(100)
        .default('Unless a row says otherwise')
        .meta({ title: 'Heading on phones', description: 'Above the values that most rows share' }),
      columns: z
        .array(text(30))
        .min(2)
        .max(6)
        .meta({ title: 'Headings of the columns', description: 'First that of the names' }),
      rows: z
        .array(
          z.strictObject({
            name: text(30),
            colour: z
              .string()
              .regex(/^#[0-9a-fA-F]{6}$/, { error: 'Write the colour as #rrggbb.' })
              .optional()
              .describe('Dot beside the name: the tint of the drip, as #rrggbb'),
            picture: image().optional().describe('Beside the name'),
            cells: z
              .array(text(240).transform(startWithCapital).transform(joinShortSyllables))
              .describe('What stands below each heading after the first'),
            action: action(),
          }),
        )
        .min(2)
        .max(12),
    }).superRefine(({ columns, rows }, ctx) => {
      const wanted = columns.length - 1
      for (const [index, { cells }] of rows.entries()) {
        if (cells.length !== wanted)
          ctx.addIssue({
            code: 'custom',
            path: ['rows', index, 'cells'],
            message: `This row has ${cells.length} cells. Write ${wanted}: one for each column but the first.`,
          })
      }
    }),
)
