// A heading and a few paragraphs, with a plate where there is one: mission, introductions.
import { z } from 'zod'
import { action, heading, image, rich, side } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('prose', {
  title: heading(140),
  paragraphs: z.array(rich(900)).min(1).max(6),
  picture: z.strictObject({ image: image(), side }).optional(),
  actions: z.array(action()).max(2).default([]),
})
