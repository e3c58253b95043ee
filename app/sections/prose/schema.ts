// A heading with text beside it: a few paragraphs, or in large type with the points that support it.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Text', about: 'A heading with a few paragraphs, or a large sentence with a list' },
  ({ action, heading, rich, text }) =>
    z.discriminatedUnion('layout', [
      section('prose', {
        layout: z.literal('paragraphs'),
        title: heading(140),
        paragraphs: z.array(rich()).min(1).max(6),
        actions: z.array(action()).max(2).default([]),
      }),
      section('prose', {
        layout: z.literal('list'),
        title: heading(180),
        list: z.strictObject({ title: text(100), items: z.array(rich()).min(1).max(8), note: rich().optional() }),
      }),
    ]),
)
