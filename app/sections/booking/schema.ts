// A form inside a longer page: heading, embedded form, what happens after.
import { afterSending, defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Form in the page', about: 'A form inside a longer page, and what happens after it is sent' },

  (fields) => {
    const { form, heading, lede, safety } = fields
    return section('booking', {
      title: heading(),
      lede: lede(),
      form: form(),
      after: afterSending(fields),
      safety: safety(),
    })
  },
  { form: ({ form }) => form },
)
