// Landing hero: full-height plate on one side, text and fact line on the other.
import { z } from 'zod'
import { action, fact, heading, image, rich, side } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('hero-side', {
  title: heading(),
  lede: rich(260),
  action: action(),
  /** Quieter second way on. */
  also: action().optional(),
  picture: image(),
  side,
  facts: z.array(fact()).min(2).max(4),
})
