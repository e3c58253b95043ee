// Form page: back link, heading with the h1, embedded form, what happens after, safety text.
import { z } from 'zod'
import { afterSending, defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Form', about: 'A page with a form, and what happens after it is sent' },

  (fields) => {
    const { action, form, heading, lede, path, rich, safety, sign, text } = fields
    return section('form', {
      title: heading(),
      lede: lede(),
      urgent: z.array(sign()).max(10).default([]).meta({
        title: 'When not to wait for a reply',
        description: 'The signs to show, in order',
      }),
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
      form: form(),
      after: afterSending(fields),
      safety: safety(),
      note: rich().describe('Shown below the form: who should not use it, or what to have ready').optional(),
      link: action().optional(),
    })
  },
  { startsPage: true, form: ({ form }) => form },
)
