// Shape of content/glossary.yaml: terms and what they mean.
import { z } from 'zod'
import { path, text } from './fields.ts'
import { wholeWords } from './whole-words.ts'

const termSchema = z.strictObject({
  words: z
    .array(z.string().min(2).max(40))
    .min(1)
    .describe('The term as pages write it, and its plural. Capitals matter only in abbreviations'),
  means: text().describe('What it means, in one or two whole sentences. On paper they follow the term in brackets'),
  exceptOn: z.array(path).default([]).meta({
    title: 'Not on these pages',
    description: 'Pages that explain it in their own words, or mean something else by it',
  }),
})

export const glossarySchema = z.array(termSchema)

export type Glossary = z.output<typeof glossarySchema>

/** Whether a word is an abbreviation, which has two capitals. It matches in this spelling only: ED is not Ed. */
export function isAbbreviation(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word)
}

/** Whether `text` uses one of the words of a term. */
export function usesTerm({ words }: Glossary[number], text: string): boolean {
  return wholeWords(words, words.some(isAbbreviation) ? '' : 'i').test(text)
}
