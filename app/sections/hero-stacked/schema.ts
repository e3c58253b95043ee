// Home hero: headline across all columns, then text and label beside a picture that touches the right edge.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'A large headline, then words beside a picture' },

  ({ action, fact, heading, image, lede }) =>
    section('hero-stacked', {
      title: heading(),
      lede: lede(),
      action: action(),
      picture: z.strictObject({
        wide: image().meta({ title: 'Picture' }),
        tall: image().meta({ title: 'Picture for phones' }).optional(),
      }),
      facts: z.array(fact()).min(2).max(5),
    }),
  { startsPage: true },
)
