// Quiz card: one label that leads to an eligibility page, with what it asks and how long it takes.
import { z } from 'zod'
import { action, fact, heading, image, rich, side } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('quiz', {
  title: heading(),
  description: rich(300),
  facts: z.array(fact()).min(1).max(5),
  action: action(),
  picture: z.strictObject({ image: image(), side }).optional(),
})
