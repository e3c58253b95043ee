// Condition hero: a picture above a label with symptoms, which overlaps the next section.
import { z } from 'zod'
import { defineKind, moreActions, section } from '../base.ts'

export const kind = defineKind(
  ({ action, fact, heading, image, lede, rich, text }) =>
    section('hero-check', {
      title: heading(),
      lede: lede(300),
      action: action(),
      moreActions: moreActions(action),
      note: rich(140).optional(),
      picture: image(),
      facts: z.array(fact()).max(3).default([]),
      check: z
        .strictObject({
          title: text(60),
          symptoms: z.array(text(100)).min(3).max(7),
          note: rich(160).optional(),
        })
        .meta({ title: 'List to check' }),
    }),
  { opensPage: true },
)
