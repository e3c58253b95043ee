// Home hero: headline across all columns, text and label beside a plate that bleeds off the right edge.
import { z } from 'zod'
import { action, fact, heading, image, rich } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('hero-stacked', {
  title: heading(),
  lede: rich(260),
  action: action(),
  /** Line above the clinic's phone number. */
  call: rich(80).optional(),
  /** Wide cut for large screens; tall cut for phones where there is one. */
  picture: z.strictObject({ wide: image(), tall: image().optional() }),
  facts: z.array(fact()).min(2).max(5),
})
