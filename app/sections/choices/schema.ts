// Kinds of treatment: evidence, benefit, harm and cost of each, from content/treatments.yaml.
import { z } from 'zod'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Your choices', about: 'Kinds of treatment with their evidence, benefit, harm and cost' },

  ({ heading, lede, treatment }) =>
    section('choices', {
      title: heading(),
      lede: lede().optional(),
      treatments: z.array(treatment()).min(1).max(8).describe('The treatments to show, in order'),
    }),
  { isMedical: true },
)
