// Article hero: headline, review dates on the right, picture up to the right edge.
import { reviewFields } from '../../content/schema/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Top of the page', about: 'For an article: headline, review dates and a picture' },

  (fields) => {
    const { heading, image, lede, text } = fields
    return section('hero-article', {
      title: heading(),
      lede: lede(),
      picture: image(),
      ...reviewFields(fields),
      readingTime: text(30),
    })
  },
  { startsPage: true, isMedical: true, review: ({ reviewed, reviewedBy }) => ({ reviewed, reviewedBy }) },
)
