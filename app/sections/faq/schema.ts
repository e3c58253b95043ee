// Questions in the groups general, treatment and payment. A page may leave out a group.
import { z } from 'zod'
import { faqItem } from '../../schema/content-shapes.ts'
import { groupsOf } from './groups.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Questions', about: 'Questions and answers in three groups' },

  (fields) => {
    const { heading, text } = fields
    const group = (label: string) =>
      z.strictObject({
        label: text(40).default(label),
        items: z.array(faqItem(fields)).min(1).max(12).meta({ title: 'Questions' }),
      })
    return section('faq', {
      title: heading(),
      general: group('General').meta({ title: 'General questions' }).optional(),
      treatment: group('Treatment').meta({ title: 'Questions about treatment' }).optional(),
      payment: group('Payment').meta({ title: 'Questions about payment' }).optional(),
    }).refine((faq) => groupsOf(faq).length > 0, {
      error: 'Write at least one group of questions: general, treatment or payment.',
    })
  },
  { questions: (section) => groupsOf(section).flatMap(({ items }) => items) },
)
