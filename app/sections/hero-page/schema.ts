// Quiet hero: a headline at h2 size and a lede, for contact, about and other plain pages.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ action, heading, image, rich, side }) =>
    section('hero-page', {
      /** Link back, shown in place of the breadcrumbs. */
      back: action().optional(),
      title: heading(),
      lede: rich(300),
      action: action().optional(),
      picture: z.strictObject({ image: image(), side }).optional(),
    }),
  { opensPage: true },
)
