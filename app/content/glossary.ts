// Shape of content/glossary.yaml: terms that pages use, and what they mean. A page explains each where its running text first uses it.
import { z } from 'zod'
import { wholeWords } from '../../checks/copy/patterns.ts'
import { path, text } from './fields.ts'
import type { Page } from './page.ts'
import { problem, type Problem, type SourceFile } from './problems.ts'
import type { RichSpan, RichText, TermSpan } from './rich-text.ts'

const termSchema = z.strictObject({
  words: z
    .array(z.string().min(2).max(40))
    .min(1)
    .describe('The term as pages write it, plural included; capitals count in abbreviations alone'),
  means: text(130).describe(
    'What it means, as words that could stand in brackets behind it: no capital, no full stop',
  ),
  toldOn: z
    .array(path)
    .default([])
    .describe('Pages that explain it in their own words, or mean something else by it'),
})

export const glossarySchema = z.array(termSchema)

export type Glossary = z.output<typeof glossarySchema>

/** Marks the first use of each term on one page; texts come in reading order. */
export function firstUses(glossary: Glossary, page: string): (text: RichText) => RichText {
  const open = new Map(
    glossary.filter(({ toldOn }) => !toldOn.includes(page)).map(({ words, means }) => [useOf(words), means]),
  )
  const mark = (span: string): RichSpan[] => {
    const uses = [...open].flatMap(([use, means]) => {
      const found = use.exec(span)
      return found ? [{ use, means, term: found[0], at: found.index }] : []
    })
    const [first] = uses.toSorted((a, b) => a.at - b.at || b.term.length - a.term.length)
    if (!first) return span === '' ? [] : [span]
    const { use, means, term, at } = first
    open.delete(use)
    return [...(at > 0 ? [span.slice(0, at)] : []), { term, means }, ...mark(span.slice(at + term.length))]
  }
  return (rich) => {
    const spans = (typeof rich === 'string' ? [rich] : rich).flatMap((span) =>
      typeof span === 'string' ? mark(span) : [span],
    )
    return spans.length === 1 && typeof spans[0] === 'string' ? rich : spans
  }
}

/** Words of two or more capitals are abbreviations and are meant letter for letter; ED is not Ed. */
function useOf(words: readonly string[]): RegExp {
  return new RegExp(wholeWords(words).source, words.some((word) => /\p{Lu}.*\p{Lu}/u.test(word)) ? 'u' : 'iu')
}

/** Problems of the glossary beside the pages: words listed twice, terms that no page explains, exceptions that nothing needs. */
export function glossaryProblems(source: SourceFile, glossary: Glossary, pages: readonly Page[]): Problem[] {
  const explained = new Set(pages.flatMap((page) => termsIn(page.sections)).map(({ means }) => means))
  return glossary.flatMap(({ words, means, toldOn }, index) => {
    const use = useOf(words)
    return [
      ...words
        .filter((word) => glossary.findIndex((each) => each.words.includes(word)) !== index)
        .map((word) => problem(source, [index, 'words'], `"${word}" has an entry already. Keep one.`)),
      ...(explained.has(means)
        ? []
        : [
            problem(
              source,
              [index],
              `No page's running text uses "${words[0]}". Mend its words, or remove the entry.`,
            ),
          ]),
      ...toldOn
        .filter((path) => !pages.some((page) => page.path === path && use.test(JSON.stringify(page.sections))))
        .map((path) => problem(source, [index, 'toldOn'], `No page at ${path} uses "${words[0]}". Remove it here.`)),
    ]
  })
}

/** The terms that a value explains, in reading order. */
export function termsIn(value: unknown): TermSpan[] {
  if (typeof value !== 'object' || value === null) return []
  return 'means' in value && 'term' in value ? [value as TermSpan] : Object.values(value).flatMap(termsIn)
}
