// A drawing that explains something, with text beside it about each of its parts.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Drawing', about: 'A drawing that explains something, with words about each part' },

  ({ drawing, heading, rich, text }) =>
    section('diagram', {
      title: heading(),
      text: rich().optional(),
      drawing: drawing(),
      parts: z
        .array(z.strictObject({ name: text(100), text: rich() }))
        .min(2)
        .max(5)
        .describe(
          'What the drawing shows, in the order of its numbers or panels. Readers who cannot see it read this.',
        ),
    }).superRefine(({ drawing: { parts: count, figures }, parts }, { addIssue }) => {
      if (parts.length !== count) {
        const message = `The drawing has ${count} parts. Describe each of them, in order.`
        addIssue({ code: 'custom', path: ['parts'], message })
      }
      for (const [index, { name }] of parts.entries()) {
        const message = 'The drawing shows the figure in this name. Write one, such as "At 25".'
        if (figures.includes(index + 1) && !/\d/.test(name))
          addIssue({ code: 'custom', path: ['parts', index, 'name'], message })
      }
    }),
  { isMedical: true },
)
