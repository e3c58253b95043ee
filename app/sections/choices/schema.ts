// Kinds of treatment: evidence, benefit, harm and cost of each, from content/treatments.yaml.
import { z } from 'zod'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  ({ heading, lede, treatment }) =>
    section('choices', {
      title: heading(),
      lede: lede().optional(),
      treatments: z
        .array(treatment())
        .min(2)
        .max(8)
        .describe('Names of entries in content/treatments.yaml, in order'),
    }),
  { isMedical: true },
)
