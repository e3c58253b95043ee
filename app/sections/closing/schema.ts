// Call to action: a label with a promise, details and the button, over a picture. The quiz of a page, and its end.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  {
    title: 'Call to action',
    about: 'A card with a picture, a promise, details and a button: a quiz, or the end of a page',
  },
  ({ action, detail, heading, image, lede, side }) =>
    section('closing', {
      title: heading(),
      lede: lede(),
      details: z.array(detail()).min(1).max(4),
      action: action(),
      picture: image(),
      side,
    }),
)
