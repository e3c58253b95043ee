// Checks of the glossary that need the pages. They find terms that no page uses, words with two entries, and
// exceptions that are not needed.
import { termsIn } from '../schema/rich-text.ts'
import { usesTerm, type Glossary } from '../schema/glossary.ts'
import type { Page } from '../../sections/page.ts'
import { problem, type Problem, type SourceFile } from './problems.ts'

/** Problems of the glossary, given every page with its terms explained. */
export function glossaryProblems(source: SourceFile, glossary: Glossary, pages: readonly Page[]): Problem[] {
  const explained = new Set(pages.flatMap((page) => termsIn(page.sections)).map(({ means }) => means))
  return glossary.flatMap((entry, index) => {
    const { words, means, exceptOn } = entry
    const listedBefore = words.filter((word) => glossary.findIndex((each) => each.words.includes(word)) !== index)
    const notNeeded = exceptOn.filter(
      (path) => !pages.some((page) => page.path === path && usesTerm(entry, JSON.stringify(page.sections))),
    )
    return [
      ...listedBefore.map((word) =>
        problem(source, [index, 'words'], `"${word}" has an entry already. Remove one of them.`),
      ),
      ...(explained.has(means)
        ? []
        : [problem(source, [index], `No page uses "${words[0]}" in running text. Correct it, or remove the entry.`)]),
      ...notNeeded.map((path) =>
        problem(source, [index, 'exceptOn'], `No page at ${path} uses "${words[0]}". Remove the path here.`),
      ),
    ]
  })
}
