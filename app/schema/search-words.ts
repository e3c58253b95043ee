// Shape of content/search.yaml: the words that patients use for their problems, and where each leads.
import { z } from 'zod'
import { path, type Fields } from './fields.ts'
import type { LinkView } from './rich-text.ts'

const key = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*$/, { error: 'Write the key as lower-case-words.' })
  .meta({ title: 'Short name' })
const words = z.array(z.string().trim().min(2).max(60))

export const searchWordsSchema = ({ text, link }: Fields) => {
  const typed = words.default([]).meta({
    title: 'Hidden words',
    description: 'Words that the search finds and never shows: misspellings, slang, brands',
  })
  /** Names of the details of pages that say this, the most exact first. */
  const rows = z.array(z.string()).meta({ staff: false })
  return z.strictObject({
    numbers: z.array(z.strictObject({ key, text: text(40), note: text(60), link: link() })).min(1),
    groups: z.array(
      z.strictObject({
        title: text(30),
        concerns: z.array(
          z
            .strictObject({
              text: text(40),
              page: link().optional(),
              elsewhere: key.meta({ title: 'Help elsewhere' }).optional(),
              emergency: key.meta({ title: 'Emergency' }).optional(),
            })
            .refine(({ page, elsewhere, emergency }) => [page, elsewhere, emergency].filter(Boolean).length === 1, {
              error: 'A concern leads to one place. Write page, elsewhere or emergency.',
            }),
        ),
      }),
    ),
    pages: z.array(
      z.strictObject({
        page: link(),
        care: z
          .enum(['online', 'online-first', 'in-person'])
          .optional()
          .describe('Whether the care of the page can be done online'),
        words: z
          .array(text(60))
          .default([])
          .describe('Words that patients use. The search shows them as the reason for a match'),
        typed,
      }),
    ),
    sameWords: z
      .array(words.min(2))
      .describe('Groups of words with one meaning. A word also finds the first of its group'),
    leftOut: z.array(path).meta({ title: 'Pages left out', description: 'Pages that the search does not find' }),
    elsewhere: z.array(
      z.strictObject({
        key,
        name: text(60),
        goTo: text(60).describe('Who helps, as a short sentence without a period, such as: See a dentist'),
        who: text(500),
        number: key.meta({ title: 'Phone number' }),
        typed,
      }),
    ),
    emergencies: z.array(
      z.strictObject({ key, name: text(60), advice: text(320), numbers: z.array(key).min(1), typed }),
    ),
    time: rows.describe('Names of details that say how long care takes, the most exact first'),
    cost: rows.describe('Names of details that say what care costs, the most exact first'),
    nearest: z.array(link()).min(3).meta({ title: 'Pages when nothing is found' }),
  })
}

export type SearchWords = z.output<ReturnType<typeof searchWordsSchema>>

export interface PhoneNumber {
  text: string
  note: string
  link: LinkView
}

/** The phone numbers with these keys, in this order. */
export function numbersOf({ numbers }: SearchWords, keys: readonly string[]): PhoneNumber[] {
  return keys.flatMap((wanted) =>
    numbers.flatMap(({ key, text, note, link }) => (key === wanted ? [{ text, note, link }] : [])),
  )
}
