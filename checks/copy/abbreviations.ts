// Each page must explain its abbreviations: in the text that first uses one, or with the glossary.
import { termsIn } from '../../app/content/schema/glossary.ts'
import type { Page } from '../../app/content/schema/page.ts'
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'
import type { CopyRules } from './rules.ts'

/** A word with two capitals or more. */
const ABBREVIATION = /(?<![\p{L}\p{N}-])\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}+]*(?![\p{L}\p{N}])/gu

/** Fields of headings and names. They may use an abbreviation before a text explains it. */
const HEADINGS = /\.(?:title|question|label|name|service|columns\.\w+)$/

/** A problem for each abbreviation that a page does not explain, or explains only after its first use. */
export function abbreviationProblems(
  files: readonly CopyFile[],
  pages: ReadonlyMap<string, Page>,
  { abbreviations }: CopyRules,
): Problem[] {
  const names = new Set(abbreviations.flatMap((each) => each.names))
  return files.flatMap(({ path, texts }) => {
    const explained = termsIn(pages.get(path ?? '')?.sections).map(({ term }) => term)
    const pageTexts = texts.filter(({ field }) => field.startsWith('sections.'))
    const used = new Set(
      pageTexts.flatMap(({ authored }) => authored.match(ABBREVIATION) ?? []).map((word) => word.replace(/s$/, '')),
    )
    return [...used].flatMap((word): Problem[] => {
      const isInGlossary = explained.some((term) => term.includes(word))
      if (names.has(word) || isInGlossary) return []
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word.replace('+', '\\+')}s?(?![\\p{L}\\p{N}])`, 'u')
      const first = pageTexts.find(({ field, authored }) => !HEADINGS.test(field) && pattern.test(authored))
      if (!first || explains(first.authored, word)) return []
      const { file, line, field } = first
      return [
        {
          file,
          line,
          field,
          message:
            `"${word}" is not explained where this page first uses it. ` +
            `Write "full name (${word})" there, or explain it in content/glossary.yaml.`,
        },
      ]
    })
  })
}

/** Whether the text has "full name (WORD)" or "WORD is short for". */
function explains(text: string, word: string): boolean {
  return new RegExp(`\\p{L} \\(${word}\\)|${word} is short for`, 'u').test(text)
}
