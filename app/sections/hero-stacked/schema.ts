// Home hero: headline across all columns, then text and label beside a picture that touches the right edge.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ action, fact, heading, image, rich }) =>
    section('hero-stacked', {
      title: heading(),
      lede: rich(260),
      action: action(),
      /** A wide picture for large screens and, where there is one, a tall one for phones. */
      picture: z.strictObject({ wide: image(), tall: image().optional() }),
      facts: z.array(fact()).min(2).max(5),
    }),
  { opensPage: true },
)
