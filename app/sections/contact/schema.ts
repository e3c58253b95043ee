// Contact card (phone, fax, address, hours from clinic.yaml) beside the reasons to call.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'How to reach us', about: 'Phone, fax, address and hours, with reasons to call' },
  ({ heading, icon, rich, text }) =>
    section('contact', {
      title: heading(),
      names: z
        .strictObject({
          phone: text(40),
          fax: text(40).default('Fax'),
          address: text(40),
          directions: text(40),
          hours: text(40),
        })
        .meta({ title: 'Labels of the lines' }),
      why: z
        .strictObject({
          title: heading(),
          items: z
            .array(z.strictObject({ title: text(100), description: rich(), icon: icon() }))
            .min(2)
            .max(8),
        })
        .meta({ title: 'Reasons to call' }),
      note: z.strictObject({ title: text(100), paragraphs: z.array(rich()).min(1).max(4) }).optional(),
    }),
  { describesClinic: true },
)
