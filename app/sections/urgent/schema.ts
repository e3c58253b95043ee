// When to get help now: a bright band between two lines.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'When to get help now', about: 'The signs that need help soon' },
  ({ heading, lede, rich, sign }) =>
    section('urgent', {
      title: heading(),
      lede: lede().optional(),
      signs: z.array(sign()).min(1).max(14).describe('The signs to show, in order'),
      numbers: z
        .array(rich())
        .max(4)
        .default([])
        .describe('Other help lines. Whom to ask if people are not sure is added for you'),
    }),
)
