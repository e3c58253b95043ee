// A drawing that explains something, with text beside it about each of its parts.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'
import { partsOf, type DrawingName } from './drawings/parts.ts'

const names = Object.keys(partsOf) as DrawingName[]

export const kind = defineKind(
  { title: 'Drawing', about: 'A drawing that explains something, with words about each part' },

  ({ heading, rich, text }) =>
    section('diagram', {
      title: heading(),
      text: rich().optional(),
      drawing: z
        .enum(names)
        .meta({ description: 'Name of a drawing in app/sections/diagram/drawings', staff: false }),
      parts: z
        .array(z.strictObject({ name: text(100), text: rich() }))
        .min(2)
        .max(5)
        .describe(
          'What the drawing shows, in the order of its numbers or panels. Readers who cannot see it read this.',
        ),
    }).refine(({ drawing, parts }) => parts.length === partsOf[drawing], {
      path: ['parts'],
      error: ({ input }) => {
        const { drawing } = input as { drawing: DrawingName }
        return `The drawing "${drawing}" has ${partsOf[drawing]} parts. Describe each of them, in order.`
      },
    }),
  { isMedical: true },
)
