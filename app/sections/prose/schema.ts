// A heading and a few paragraphs, with or without a picture.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Text', about: 'A heading and a few paragraphs' },
  ({ action, heading, image, rich, side }) =>
    section('prose', {
      title: heading(140),
      paragraphs: z.array(rich()).min(1).max(6),
      picture: z.strictObject({ image: image(), side }).optional(),
      actions: z.array(action()).max(2).default([]),
    }),
)
