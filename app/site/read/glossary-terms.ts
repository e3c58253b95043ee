// Explains the terms of the glossary where a page's running text first uses them. First, `rich` fields mark every use
// of every term. Then keepFirstUses() keeps the first mark of each term on a page and removes the others.
import { isAbbreviation, type Glossary } from '../../schema/glossary.ts'
import { isTerm, type RichSpan, type RichText } from '../../schema/rich-text.ts'
import { joinShortSyllables } from '../../schema/typeset.ts'
import { longestFirst } from '../../schema/whole-words.ts'

/** Returns a function that marks every use of every term in a text. Emphasized words and links stay as they are. */
export function termMarker(glossary: Glossary): (text: RichText) => RichText {
  // The words of an entry with an abbreviation match in this spelling only, and others in upper and lower case.
  const meanings = new Map<string, string>()
  const exactWords = new Set<string>()
  for (const { words, means } of glossary) {
    const hasAbbreviation = words.some(isAbbreviation)
    // Pages have a word joiner after some hyphens.
    for (const word of words.map(joinShortSyllables)) {
      meanings.set(hasAbbreviation ? word : word.toLowerCase(), means)
      if (hasAbbreviation) exactWords.add(word)
    }
  }
  const choices = longestFirst([...meanings.keys()]).map((word) =>
    exactWords.has(word) ? RegExp.escape(word) : `(?i:${RegExp.escape(word)})`,
  )
  // When the glossary is empty, "(?!)" matches nothing.
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

/**
 * Replaces the marks in `content` by their words, except the first mark of each term in reading order. Replaces all
 * marks of a term that the page at `path` explains itself. Returns parts without marks as the same objects.
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
      // An array with a term is rich text, so adjacent strings in it are joined again.
      return value.some(isTerm) ? joined(items as RichSpan[]) : items
    }
    const entries = Object.entries(value)
    const visited = entries.map(([name, each]) => [name, visit(each)] as const)
    return visited.every(([, each], index) => each === entries[index]?.[1]) ? value : Object.fromEntries(visited)
  }
  return visit(content) as T
}

/** Joins adjacent strings. Returns a string when only one is left. */
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
