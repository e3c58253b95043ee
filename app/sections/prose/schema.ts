// A heading and a few paragraphs.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Text', about: 'A heading and a few paragraphs' },
  ({ action, heading, rich }) =>
    section('prose', {
      title: heading(140),
      paragraphs: z.array(rich()).min(1).max(6),
      actions: z.array(action()).max(2).default([]),
    }),
)
