// When to be seen today: an apricot band between two lines.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(({ heading, rich }) =>
  section('urgent', {
    title: heading(),
    items: z.array(rich(200)).min(2).max(8),
    numbers: z.array(rich(120)).min(1).max(4),
  }),
)
