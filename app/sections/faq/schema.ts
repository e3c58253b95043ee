// Questions in the groups general, treatment and payment.
import { z } from 'zod'
import { faqItem } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Questions', about: 'Questions and answers in three groups' },

  (fields) => {
    const { heading, text } = fields
    const group = (label: string) =>
      z.strictObject({
        label: text(40).default(label),
        items: z.array(faqItem(fields)).min(2).max(12).meta({ title: 'Questions' }),
      })
    return section('faq', {
      title: heading(),
      general: group('General').meta({ title: 'General questions' }),
      treatment: group('Treatment').meta({ title: 'Questions about treatment' }),
      payment: group('Payment').meta({ title: 'Questions about payment' }),
    })
  },
  { questions: ({ general, treatment, payment }) => [general, treatment, payment].flatMap(({ items }) => items) },
)
