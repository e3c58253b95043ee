// Protocol hero: a week scale drawn to the facts.
import { z } from 'zod'
import { action, heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('hero-time', {
  title: heading(),
  lede: rich(260),
  action: action(),
  /** Bars on the scale; `from` and `to` place them in weeks, the words say the true figures. */
  bars: z
    .array(z.strictObject({ name: text(30), duration: text(60), from: z.number().min(0), to: z.number().max(52) }))
    .min(2)
    .max(4),
  /** Labels under the scale, from its start to its end. */
  scale: z.array(text(30)).min(2).max(5),
  /** Length of the scale in weeks. */
  weeks: z.int().min(4).max(52),
})
