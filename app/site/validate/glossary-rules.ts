// Rules of the glossary that need the pages: each term is used, each word has one entry, each exception is needed.
import { termsIn } from '../../schema/rich-text.ts'
import { usesTerm, type Glossary } from '../../schema/glossary.ts'
import type { Page } from '../../sections/page-schema.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'
import { repeats } from './repeats.ts'

/** Problems of the glossary. `pages` have their terms explained. */
export function glossaryProblems(source: SourceFile, glossary: Glossary, pages: readonly Page[]): Problem[] {
  const explained = new Set(pages.flatMap((page) => termsIn(page.sections)).map(({ means }) => means))
  const words = glossary.flatMap((entry, index) => entry.words.map((word) => ({ word, index })))
  return [
    ...repeats(words, ({ word }) => word).map(({ item: { word, index } }) =>
      problem(source, [index, 'words'], `"${word}" has an entry already. Remove one of them.`),
    ),
    ...glossary.flatMap((entry, index) => {
      const [word] = entry.words
      const notNeeded = entry.exceptOn.filter(
        (path) => !pages.some((page) => page.path === path && usesTerm(entry, JSON.stringify(page.sections))),
      )
      return [
        ...(explained.has(entry.means)
          ? []
          : [problem(source, [index], `No page uses "${word}" in running text. Correct it, or remove the entry.`)]),
        ...notNeeded.map((path) =>
          problem(source, [index, 'exceptOn'], `No page at ${path} uses "${word}". Remove the path here.`),
        ),
      ]
    }),
  ]
}
