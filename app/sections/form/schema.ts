// Form page: back link, heading with the h1, embedded form, what happens after, safety text.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ action, form, heading, path, rich, safety, text }) =>
    section('form', {
      title: heading(),
      lede: rich(300),
      /** Link back to `parent`. With `named`, it always goes there; without, it goes one step back in the history. */
      back: z.strictObject({ text: text(40).default('Back'), parent: path, named: z.boolean().default(false) }),
      form: form(),
      after: z.strictObject({ title: text(50), steps: z.array(rich(220)).min(2).max(6) }),
      safety: safety(),
      /** Text under the form: who should not use it, or what to have ready. */
      note: rich(400).optional(),
      link: action().optional(),
    }),
  { opensPage: true, form: ({ form }) => form },
)
