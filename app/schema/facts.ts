// Shape of content/facts.yaml: every figure and sensitive claim, with its source and who approved it.
import { z } from 'zod'
import { claimsSchema } from './claims.ts'

/** Kinds of fact. */
const factKinds = [
  'price',
  'duration',
  'reply-time',
  'efficacy',
  'drug',
  'coverage',
  'threshold',
  'number',
  'promise',
] as const

const claims = claimsSchema(
  {
    title: z
      .string()
      .min(4)
      .max(70)
      .describe('What it is, in words that staff know: "Price of a first visit". No other fact has the same title'),
    kind: z.enum(factKinds).describe('Kind of claim'),
    value: z.string().min(1).max(300).describe('The words that pages show'),
  },
  'facts',
  'visitPrice',
)

export const factsSchema = claims
  .superRefine((facts, ctx) => {
    for (const [name, { kind, value }] of Object.entries(facts)) {
      if (kind !== 'price' || !/\d/.test(value) || value.includes('$')) continue
      const message = 'Write the price with its sign, such as "$5".'
      ctx.addIssue({ code: 'custom', path: [name, 'value'], message })
    }
    const titles = Object.entries(facts).map(([name, { title }]) => ({ name, title: title.toLowerCase() }))
    for (const [index, { name, title }] of titles.entries()) {
      if (titles.findIndex((other) => other.title === title) === index) continue
      const message = 'Another fact has this title. Say what differs.'
      ctx.addIssue({ code: 'custom', path: [name, 'title'], message })
    }
  })
  .meta(claims.meta() ?? {})

export type Fact = z.output<typeof factsSchema>[string]
