// Service cards in rows of four; a card with a picture is a picture card.
import { z } from 'zod'
import { serviceCard } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind({ title: 'Services', about: 'Cards that lead to other pages' }, (fields) => {
  const { heading, lede, text } = fields
  return section('service-cards', {
    title: heading(),
    lede: lede().optional(),
    cue: text(30).optional().meta({
      title: 'Words of the link on every card',
      description: 'If you leave this out, each title gets an arrow',
    }),
    cards: z.array(serviceCard(fields)).min(2).max(12),
  })
})
