// A form inside a longer page (infusions, the iron draft): heading, embed, what happens after.
import { z } from 'zod'
import { form, heading, rich, safety, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('booking', {
  title: heading(),
  lede: rich(300),
  form: form(),
  after: z.strictObject({ title: text(50), steps: z.array(rich(220)).min(2).max(6) }),
  safety: safety(),
})
