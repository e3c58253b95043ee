// Article hero: headline, review dates on the right, picture up to the right edge.
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ heading, image, isoDate, rich, text }) =>
    section('hero-article', {
      title: heading(),
      lede: rich(260),
      picture: image(),
      reviewed: isoDate,
      nextReview: isoDate,
      /** A real person who agreed to be named. Left out until there is one. */
      reviewedBy: text(100).optional(),
      readingTime: text(30),
    }),
  { opensPage: true, isMedical: true, review: ({ reviewed, reviewedBy }) => ({ reviewed, reviewedBy }) },
)
