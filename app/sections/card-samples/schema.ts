// One set of card designs: the same service categories in three designs, for comparison.
import { z } from 'zod'
import { serviceCard } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Samples of cards', about: 'The same services as cards in three designs' },

  (fields) => {
    const { tone, heading, image, lede, text } = fields
    const design = z.strictObject({
      design: z.enum(['label', 'index', 'pictures', 'drawers', 'capsules', 'window']),
      title: text(40),
      note: text(120),
      /** Without it the design has the tone of the set. */
      tone: tone.optional(),
    })
    return section('card-samples', {
      title: heading(),
      lede: lede().optional(),
      cue: text(30).meta({ title: 'Words of the link on every card' }),
      designs: z.array(design).length(3),
      /** All sets of a page show the same list. */
      categories: z.array(serviceCard(fields).extend({ image: image() })).length(8),
    })
  },
  { mayRepeatPictures: true },
)
