// Questions in the groups general, treatment and payment; on an article, one group without tabs.
import { z } from 'zod'
import { heading, text } from '../../content/fields.ts'
import { faqItem } from '../../content/shapes.ts'
import { section } from '../base.ts'

const group = (label: string) =>
  z.strictObject({ label: text(40).default(label), items: z.array(faqItem()).min(3).max(12) })

export const schema = section('faq', {
  title: heading(),
  form: z
    .enum(['beside', 'columns', 'ledger'])
    .default('beside')
    .describe(
      'Layout on wide screens: tabs beside one list, two lists side by side, or rows as wide as the page with their answers to the right',
    ),
  general: group('General'),
  treatment: group('Treatment'),
  payment: group('Payment'),
})
