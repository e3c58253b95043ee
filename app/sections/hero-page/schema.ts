// Quiet hero: a headline at h2 size and a lede; for contact, about and other plain pages.
import { z } from 'zod'
import { action, heading, image, rich, side } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('hero-page', {
  /** Link back that stands in the place of the breadcrumbs. */
  back: action().optional(),
  title: heading(),
  lede: rich(300),
  action: action().optional(),
  picture: z.strictObject({ image: image(), side }).optional(),
})
