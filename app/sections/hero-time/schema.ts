// Hero of a treatment plan: a scale of weeks. Each bar shows when a part of the treatment starts and ends.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'For a plan: a scale of weeks' },

  ({ action, heading, lede, text }) =>
    section('hero-time', {
      title: heading(),
      lede: lede(),
      action: action(),
      bars: z
        .array(
          z.strictObject({
            name: text(30),
            duration: text(100),
            from: z.number().min(0).meta({ title: 'From week' }),
            to: z.number().max(52).meta({ title: 'To week' }),
          }),
        )
        .min(2)
        .max(4)
        .describe('Each has its length on the scale, and in words under Duration'),
      scale: z.array(text(30)).min(2).max(5).describe('Words under the scale, from its start to its end'),
      weeks: z.int().min(4).max(52).meta({ title: 'Length of the scale in weeks' }),
    }),
  { startsPage: true },
)
