// Treatment options: labels, stepped upward to the right.
import { z } from 'zod'
import { action, fact, heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('options', {
  title: heading(),
  lede: rich(220).optional(),
  cards: z
    .array(
      z.strictObject({
        title: text(60),
        description: rich(260),
        facts: z.array(fact()).min(1).max(5),
        action: action(),
      }),
    )
    .min(1)
    .max(4),
})
