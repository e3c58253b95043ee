// Landing hero: a picture on one side with the facts below it, text on the other.
import { z } from 'zod'
import { defineKind, moreActions, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'A picture on one side, words on the other' },

  ({ action, fact, heading, image, lede, side }) =>
    section('hero-side', {
      title: heading(),
      lede: lede(),
      action: action(),
      moreActions: moreActions(action),
      picture: image(),
      side,
      facts: z.array(fact()).length(3),
    }),
  { startsPage: true },
)
