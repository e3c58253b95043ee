// Tabs of treatment cards, each panel a carousel; the first tab is the default.
import { z } from 'zod'
import { heading, rich, text } from '../../content/fields.ts'
import { treatmentCard } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('treatment-tabs', {
  title: heading(),
  lede: rich(240).optional(),
  tabs: z
    .array(z.strictObject({ label: text(40), cards: z.array(treatmentCard()).min(2).max(6) }))
    .min(2)
    .max(4),
  note: rich(300).optional(),
})
