// Form page: back link, heading, embedded form, what happens after, safety. Holds the page's h1.
import { z } from 'zod'
import { action, form, heading, path, rich, safety, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('form', {
  title: heading(),
  lede: rich(300),
  /** Where Back leads when the visit began here; a named way back replaces the history step. */
  back: z.strictObject({ text: text(40).default('Back'), parent: path, named: z.boolean().default(false) }),
  form: form(),
  after: z.strictObject({ title: text(50), steps: z.array(rich(220)).min(2).max(6) }),
  safety: safety(),
  /** Under the form: who should not use it, or what to have at hand. */
  note: rich(400).optional(),
  link: action().optional(),
})
