// A form and what happens after it is sent: a page of its own with the h1, or a section of a longer page.
import { z } from 'zod'
import { warning } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Form', about: 'A form, and what happens after it is sent' },

  (fields) => {
    const { action, anchor, form, heading, lede, path, rich, text } = fields
    const words = { title: heading(), lede: lede() }
    const sending = {
      form: form(),
      after: z
        .strictObject({ title: text(100), steps: z.array(rich()).min(2).max(6) })
        .meta({ title: 'What happens next' }),
    }
    return z.discriminatedUnion('layout', [
      section('form', {
        layout: z.literal('page'),
        ...words,
        warning: warning(fields).optional().meta({ title: 'When not to wait for a reply' }),
        choices: z
          .array(z.strictObject({ id: anchor, text: text(100) }))
          .default([])
          .describe('What a link to the page can choose: /this-page#id shows the text, and the form gets the id'),
        back: z
          .strictObject({
            text: text(40).default('Back'),
            parent: path.meta({ title: 'Page that it leads to' }),
            named: z.boolean().default(false).meta({
              title: 'Always goes to that page',
              description: 'If not, it goes back to the page that the visitor came from',
            }),
          })
          .meta({ title: 'Link back' }),
        ...sending,
        note: rich().describe('Shown below the form: who should not use it, or what to have ready').optional(),
        link: action().optional(),
      }),
      section('form', { layout: z.literal('section'), ...words, ...sending }),
    ])
  },
  { startsPage: { layout: 'page' }, form: ({ form }) => form },
)
