// Shape of content/facts.yaml: every figure and sensitive claim, with its source and who approved it.
import { z } from 'zod'
import { claimsSchema } from './claims.ts'

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
  { defines: 'facts', example: 'visitPrice' },
)

export const factsSchema = claims
  .superRefine((facts, ctx) => {
    for (const [name, { kind, value }] of Object.entries(facts)) {
      const report = (message: string) => ctx.addIssue({ code: 'custom', path: [name, 'value'], message })
      if (kind === 'price' && /\d/.test(value) && !/\$\d/.test(value))
        report('Write the price with its sign, such as "$5".')
      for (const [range, from, to] of value.matchAll(/(\d[\d.,]*)–(\d[\d.,]*)/g))
        if (numberOf(from) >= numberOf(to)) report(`${range} ends before it begins. Write the smaller number first.`)
    }
    const titles = Object.entries(facts).map(([name, { title }]) => ({ name, title: title.toLowerCase() }))
    for (const [index, { name, title }] of titles.entries()) {
      if (titles.findIndex((other) => other.title === title) === index) continue
      const message = 'Another fact has this title. Say what differs.'
      ctx.addIssue({ code: 'custom', path: [name, 'title'], message })
    }
  })
  .meta(claims.meta() ?? {})

/** `1,000` as a number. */
function numberOf(written = ''): number {
  return Number(written.replaceAll(',', ''))
}

export type Fact = z.output<typeof factsSchema>[string]
