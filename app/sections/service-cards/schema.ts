// Service cards. In wide windows a card shows its whole picture above the words.
import { z } from 'zod'
import { serviceCard } from '../../schema/content-shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind({ title: 'Services', about: 'Cards that lead to other pages' }, (fields) => {
  const { heading, lede, text } = fields
  return section('service-cards', {
    title: heading(),
    lede: lede().optional(),
    cue: text(30).default('Learn more').meta({ title: 'Words of the link on every card' }),
    cards: z.array(serviceCard(fields)).min(2).max(12),
  })
})
