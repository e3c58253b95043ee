// Label that links to an eligibility page, with what it asks and how long it takes.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Start of the assessment', about: 'A label that leads to the assessment' },
  ({ action, fact, heading, image, rich, side }) =>
    section('quiz', {
      title: heading(),
      description: rich(),
      facts: z.array(fact()).min(1).max(5),
      action: action(),
      picture: z.strictObject({ image: image(), side }).optional(),
    }),
)
