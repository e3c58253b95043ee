// Hero of a treatment plan: a scale of weeks. Each bar shows when a part of the treatment starts and ends.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ action, heading, rich, text }) =>
    section('hero-time', {
      title: heading(),
      lede: rich(260),
      action: action(),
      /** Bars on the scale. `from` and `to` are weeks; `duration` gives the figures in words. */
      bars: z
        .array(
          z.strictObject({ name: text(30), duration: text(60), from: z.number().min(0), to: z.number().max(52) }),
        )
        .min(2)
        .max(4),
      /** Labels under the scale, from its start to its end. */
      scale: z.array(text(30)).min(2).max(5),
      /** Length of the scale in weeks. */
      weeks: z.int().min(4).max(52),
    }),
  { opensPage: true },
)
