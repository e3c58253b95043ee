// Condition hero: no picture, and a label with symptoms that overlaps the next section.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ action, heading, rich, text }) =>
    section('hero-check', {
      title: heading(),
      lede: rich(300),
      action: action(),
      note: rich(140).optional(),
      check: z.strictObject({
        title: text(60),
        symptoms: z.array(text(100)).min(3).max(7),
        note: rich(160).optional(),
      }),
    }),
  { opensPage: true },
)
