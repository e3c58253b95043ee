// Condition hero: a picture above a label with symptoms, which overlaps the next section.
import { z } from 'zod'
import { defineKind, moreActions, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'For a condition: a picture and a label with symptoms' },

  ({ action, fact, heading, image, lede, rich, text }) =>
    section('hero-check', {
      title: heading(),
      lede: lede(),
      action: action(),
      moreActions: moreActions(action),
      picture: image(),
      facts: z.array(fact()).max(3).default([]),
      check: z
        .strictObject({
          title: text(100),
          symptoms: z.array(text(100)).min(3).max(7),
          note: rich().optional(),
        })
        .meta({ title: 'Checklist of symptoms' }),
    }),
  { startsPage: true },
)
