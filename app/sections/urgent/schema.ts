// When to be seen today: apricot band between ember rules.
import { z } from 'zod'
import { heading, rich } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('urgent', {
  title: heading(),
  items: z.array(rich(200)).min(2).max(8),
  numbers: z.array(rich(120)).min(1).max(4),
})
