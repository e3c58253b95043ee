// Article hero: headline, meta on the right, plate from the fourth column to the edge.
import { heading, image, isoDate, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('hero-article', {
  title: heading(),
  lede: rich(260),
  picture: image(),
  reviewed: isoDate,
  nextReview: isoDate,
  /** Only a real, approved reviewer; left out until there is one. */
  reviewedBy: text(100).optional(),
  readingTime: text(30),
})
