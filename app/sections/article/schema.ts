// Long article: a list of its chapters, and the chapters.
import { z } from 'zod'
import { faqItem, processSteps } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Article', about: 'Chapters with a list of them' },

  (fields) => {
    const { anchor, heading, rich, text } = fields
    const block = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paragraph'), text: rich() }),
      z.strictObject({ kind: z.literal('list'), items: z.array(rich()).min(2).max(12) }),
      z.strictObject({ kind: z.literal('steps'), steps: processSteps(fields, 6) }),
      z.strictObject({
        kind: z.literal('table'),
        head: z.array(text(100)).min(2).max(4).meta({ title: 'Headings of the columns' }),
        rows: z.array(z.array(rich()).min(2).max(4)).min(1).max(12),
      }),
      z.strictObject({ kind: z.literal('note'), text: rich() }),
      z.strictObject({ kind: z.literal('questions'), items: z.array(faqItem(fields)).min(3).max(10) }),
    ])
    return section('article', {
      contents: text(40).meta({ title: 'Heading of the contents' }),
      chapters: z
        .array(
          z.strictObject({ id: anchor, title: heading(), blocks: z.array(block).min(1).meta({ title: 'Parts' }) }),
        )
        .min(1),
    })
  },
  {
    questions: ({ chapters }) =>
      chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))),
  },
)
