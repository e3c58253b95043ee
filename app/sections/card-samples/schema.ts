// One set of card designs: the same service categories, drawn in three ways for comparison (spec, /samples/card-alternatives).
import { z } from 'zod'
import { ground, heading, image, rich, text } from '../../content/fields.ts'
import { serviceCard } from '../../content/shapes.ts'
import { section } from '../base.ts'

const named = {
  title: text(40),
  note: text(120),
  /** Ground of its own; without it the design stands on the ground of the set. */
  ground: ground.optional(),
}

const design = z.discriminatedUnion('design', [
  z.strictObject({ design: z.enum(['label', 'index', 'plates', 'drawers', 'capsules']), ...named }),
  /** `picture` is the view until somebody points at a row. */
  z.strictObject({ design: z.literal('window'), picture: image(), ...named }),
])

export const schema = section('card-samples', {
  title: heading(),
  lede: rich(200).optional(),
  /** Words of the link on every card. */
  cue: text(30),
  designs: z.array(design).length(3),
  /** Both sets of a page show the same list: write it once and repeat it with a YAML alias (`&categories`, `*categories`). */
  categories: z.array(serviceCard().extend({ image: image() })).length(8),
})
