// Abbreviations, spelled out once a page: by the page's own words where it first uses one, or by the glossary.
import { termsIn } from '../../app/content/glossary.ts'
import type { Page } from '../../app/content/page.ts'
import type { Problem } from '../../app/content/problems.ts'
import type { CopyFile } from './copy-text.ts'
import type { CopyRules } from './rules.ts'

/** A word with two capitals or more. */
const ABBREVIATION = /(?<![\p{L}\p{N}-])\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}+]*(?![\p{L}\p{N}])/gu

/** Fields that head or name something; what follows them spells it out. */
const HEADINGS = /\.(?:title|question|label|name|service|columns\.\w+)$/

/** A problem for each abbreviation that a page nowhere spells out, or spells out only after its first use. */
export function abbreviationProblems(
  files: readonly CopyFile[],
  pages: ReadonlyMap<string, Page>,
  { abbreviations }: CopyRules,
): Problem[] {
  const names = new Set(abbreviations.flatMap((each) => each.names))
  return files.flatMap(({ path, texts }) => {
    const explained = termsIn(pages.get(path ?? '')?.sections).map(({ term }) => term)
    const read = texts.filter(({ field }) => field.startsWith('sections.'))
    const used = new Set(
      read.flatMap(({ authored }) => authored.match(ABBREVIATION) ?? []).map((word) => word.replace(/s$/, '')),
    )
    return [...used].flatMap((word): Problem[] => {
      if (names.has(word) || explained.some((term) => term.includes(word))) return []
      const holds = new RegExp(`(?<![\\p{L}\\p{N}])${word.replace('+', '\\+')}s?(?![\\p{L}\\p{N}])`, 'u')
      const first = read.find(({ field, authored }) => !HEADINGS.test(field) && holds.test(authored))
      if (!first || new RegExp(`\\p{L} \\(${word}\\)|${word} is short for`, 'u').test(first.authored)) return []
      const { file, line, field } = first
      return [
        {
          file,
          line,
          field,
          message: `"${word}" is not spelled out where this page first uses it. Write "its words (${word})" there, or explain it in content/glossary.yaml.`,
        },
      ]
    })
  })
}
