// Shape of content/glossary.yaml, and the marks that explain its terms. A page explains each term where its running
// text first uses it. First, `rich` fields mark every use of every term. Then keepFirstUses() keeps the first mark of
// each term on a page and removes the others.
import { z } from 'zod'
import { path, text } from './fields.ts'
import type { RichSpan, RichText, TermSpan } from './rich-text.ts'
import { walk } from './walk.ts'
import { longestFirst, wholeWords } from './whole-words.ts'

const termSchema = z.strictObject({
  words: z
    .array(z.string().min(2).max(40))
    .min(1)
    .describe('The term as pages write it, plural included. Upper and lower case differ only in abbreviations'),
  means: text(130).describe('What it means, as words that fit in brackets after it: no capital, no full stop'),
  exceptOn: z.array(path).default([]).meta({
    title: 'Not on these pages',
    description: 'Pages that explain it in their own words, or mean something else by it',
  }),
})

export const glossarySchema = z.array(termSchema)

export type Glossary = z.output<typeof glossarySchema>

/** Returns a function that marks every use of every term in a text. Emphasised words and links stay as they are. */
export function termMarker(glossary: Glossary): (text: RichText) => RichText {
  // Words of an abbreviation match in their own spelling only. All other words match in upper and lower case.
  const meanings = new Map<string, string>()
  const abbreviations = new Set<string>()
  for (const { words, means } of glossary) {
    const isAbbreviation = words.some(hasTwoCapitals)
    for (const word of words) {
      meanings.set(isAbbreviation ? word : word.toLowerCase(), means)
      if (isAbbreviation) abbreviations.add(word)
    }
  }
  const choices = longestFirst([...meanings.keys()]).map((word) =>
    abbreviations.has(word) ? RegExp.escape(word) : `(?i:${RegExp.escape(word)})`,
  )
  // "(?!)" matches nothing. It stands in when the glossary is empty.
  const anyWord = choices.join('|') || '(?!)'
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${anyWord})(?![\\p{L}\\p{N}])`, 'gu')
  const mark = (span: string): RichSpan[] => {
    const spans: RichSpan[] = []
    let end = 0
    for (const { index, 0: term } of span.matchAll(pattern)) {
      const means = meanings.get(term) ?? meanings.get(term.toLowerCase()) ?? ''
      if (index > end) spans.push(span.slice(end, index))
      spans.push({ term, means })
      end = index + term.length
    }
    if (end < span.length) spans.push(span.slice(end))
    return spans
  }
  return (rich) => {
    const spans = (typeof rich === 'string' ? [rich] : rich).flatMap((span) =>
      typeof span === 'string' ? mark(span) : [span],
    )
    return spans.length === 1 && typeof spans[0] === 'string' ? rich : spans
  }
}

/** A word with two capitals is an abbreviation and matches in this spelling only: ED is not Ed. */
function hasTwoCapitals(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word)
}

/** Whether `text` uses one of the words of a term. */
export function usesTerm({ words }: Glossary[number], text: string): boolean {
  return wholeWords(words, words.some(hasTwoCapitals) ? '' : 'i').test(text)
}

/**
 * Turns all marks in `content` back to text, except the first mark of each term in reading order.
 * Keeps no mark of a term that the page at `path` explains itself. Parts without marks are returned as they are.
 */
export function keepFirstUses<T>(content: T, path: string, glossary: Glossary): T {
  const explained = new Set(glossary.filter(({ exceptOn }) => exceptOn.includes(path)).map(({ means }) => means))
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (isTerm(value)) {
      if (explained.has(value.means)) return value.term
      explained.add(value.means)
      return value
    }
    if (Array.isArray(value)) {
      const items = value.map(visit)
      if (items.every((item, index) => item === value[index])) return value
      // An array with a term is a rich text, so its plain neighbours are joined again.
      return value.some(isTerm) ? joined(items as RichSpan[]) : items
    }
    const entries = Object.entries(value)
    const visited = entries.map(([name, each]) => [name, visit(each)] as const)
    return visited.every(([, each], index) => each === entries[index]?.[1]) ? value : Object.fromEntries(visited)
  }
  return visit(content) as T
}

/** Joins neighbouring plain texts. Returns a string when one plain text is left. */
function joined(spans: readonly RichSpan[]): RichText {
  const result: RichSpan[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (typeof span === 'string' && typeof last === 'string') result[result.length - 1] = last + span
    else result.push(span)
  }
  const [first] = result
  return result.length === 1 && typeof first === 'string' ? first : result
}

/** The terms that a value explains, in reading order. */
export function termsIn(value: unknown): TermSpan[] {
  const terms: TermSpan[] = []
  walk(value, (each) => {
    if (isTerm(each)) terms.push(each)
  })
  return terms
}

function isTerm(value: unknown): value is TermSpan {
  return typeof value === 'object' && value !== null && 'term' in value && 'means' in value
}
