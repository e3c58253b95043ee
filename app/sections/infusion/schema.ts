// Infusion detail: description, key ingredients, benefits and the treatment details as a label.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'About an infusion', about: 'What is in one infusion, its benefits and its details' },

  ({ detail, heading, image, rich, text }) => {
    const list = () =>
      z.strictObject({
        title: text(100),
        items: z
          .array(z.strictObject({ name: text(100), description: rich() }))
          .min(1)
          .max(8),
      })
    return section('infusion', {
      title: heading(),
      description: z.array(rich()).min(1).max(4),
      picture: image().optional(),
      ingredients: list(),
      benefits: list(),
      details: z.strictObject({ title: text(100), items: z.array(detail()).min(3).max(7) }),
      preparation: z.strictObject({ title: text(100), items: z.array(rich()).min(2).max(8) }),
    })
  },
  { isMedical: true },
)
