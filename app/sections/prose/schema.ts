// Text: a heading with a few paragraphs beside it, or in large type with a list; or an article of several chapters.
import { z } from 'zod'
import { faqItem, processSteps } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Text', about: 'A few paragraphs, a large sentence with a list, or an article in chapters' },

  (fields) => {
    const { action, anchor, heading, image, rich, text } = fields
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
      z.strictObject({ kind: z.literal('picture'), picture: image() }),
      z.strictObject({ kind: z.literal('questions'), items: z.array(faqItem(fields)).min(3).max(10) }),
    ])
    const chapter = z.strictObject({
      id: anchor,
      title: heading(),
      blocks: z.array(block).min(1).meta({ title: 'Parts' }),
    })
    return z.discriminatedUnion('layout', [
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
      section('prose', {
        layout: z.literal('chapters'),
        contents: text(40).meta({ title: 'Heading of the contents' }),
        chapters: z.array(chapter).min(1),
      }),
    ])
  },
  {
    questions: (section) =>
      section.layout === 'chapters'
        ? section.chapters
            .flatMap(({ blocks }) => blocks)
            .flatMap((block) => (block.kind === 'questions' ? block.items : []))
        : [],
  },
)
