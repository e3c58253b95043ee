// Condition hero: no picture; a label with symptoms hangs over the next section.
import { z } from 'zod'
import { action, heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('hero-check', {
  title: heading(),
  lede: rich(300),
  action: action(),
  note: rich(140).optional(),
  check: z.strictObject({ title: text(60), symptoms: z.array(text(100)).min(3).max(7), note: rich(160).optional() }),
})
