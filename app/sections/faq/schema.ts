// Questions in the groups general, treatment and payment.
import { z } from 'zod'
import { faqItem } from '../../schema/shapes.ts'
import { defineKind, halfSection } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Questions', about: 'Questions and answers in three groups' },

  (fields) => {
    const { heading, text } = fields
    const group = (label: string) =>
      z.strictObject({
        label: text(40).default(label),
        items: z.array(faqItem(fields)).min(2).max(12).meta({ title: 'Questions' }),
      })
    return halfSection('faq', {
      title: heading(),
      layout: z.enum(['groups', 'ledger']).default('groups').meta({
        title: 'Layout',
        staff: false,
        description:
          'On wide screens: all groups side by side without tabs, or tabs and full-width rows in larger type',
      }),
      general: group('General').meta({ title: 'General questions' }),
      treatment: group('Treatment').meta({ title: 'Questions about treatment' }),
      payment: group('Payment').meta({ title: 'Questions about payment' }),
    })
  },
  { questions: ({ general, treatment, payment }) => [general, treatment, payment].flatMap(({ items }) => items) },
)
