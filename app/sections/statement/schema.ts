// One plain statement set large, with the facts that back it on the other side.
import { z } from 'zod'
import { heading, rich, text } from '../../content/fields.ts'
import { section } from '../base.ts'

export const schema = section('statement', {
  title: heading(180),
  side: z.strictObject({ title: text(60), items: z.array(rich(240)).min(1).max(8), note: rich(300).optional() }),
})
