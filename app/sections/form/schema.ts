// Form page: back link, heading with the h1, embedded form, what happens after, safety text.
import { z } from 'zod'
import { afterSending, defineKind, section } from '../base.ts'

export const kind = defineKind(
  (fields) => {
    const { action, form, heading, lede, path, rich, safety, text } = fields
    return section('form', {
      title: heading(),
      lede: lede(300),
      back: z
        .strictObject({
          text: text(40).default('Back'),
          parent: path.meta({ title: 'Page that it leads to' }),
          named: z.boolean().default(false).meta({
            title: 'Always leads there',
            description: 'Otherwise it leads to the page that the visitor came from',
          }),
        })
        .meta({ title: 'Link back' }),
      form: form(),
      after: afterSending(fields),
      safety: safety(),
      note: rich(400).describe('Below the form: who should not use it, or what to have ready').optional(),
      link: action().optional(),
    })
  },
  { opensPage: true, form: ({ form }) => form },
)
