// Length of the answers to questions, and the number of questions in each group.
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile } from './copy-text.ts'
import { wordsOf } from './sentences.ts'

const SHORTEST = 15
const LONGEST = 90
const GROUP = /^(sections\.\d+)\.(general|treatment|payment)\.items\.\d+\.answer$/

/** A problem for each answer that is too short or too long. */
export function answerProblems(pages: readonly CopyFile[]): Problem[] {
  return pages.flatMap(({ texts }) =>
    texts.flatMap(({ file, line, field, read }) => {
      if (!field.endsWith('.answer')) return []
      const { length } = wordsOf(read)
      const found = `"${read.slice(0, 60)}…" has ${length} words.`
      if (length < SHORTEST)
        return [{ file, line, field, message: `${found} Write more: an answer has ${SHORTEST} to ${LONGEST}.` }]
      if (length > LONGEST)
        return [{ file, line, field, message: `${found} Shorten it: an answer has ${SHORTEST} to ${LONGEST}.` }]
      return []
    }),
  )
}

/** Number of questions in each group: `{ general: 4, treatment: 3, payment: 3 }`. Undefined without groups. */
function questionCounts({ texts }: CopyFile): Record<string, number> | undefined {
  const groups = texts.flatMap(({ field }) => GROUP.exec(field)?.[2] ?? [])
  if (groups.length === 0) return undefined
  return Object.fromEntries(
    ['general', 'treatment', 'payment'].map((name) => [name, groups.filter((group) => group === name).length]),
  )
}

/** A problem for each group with fewer than two questions; five on the home page. */
export function groupProblems(pages: readonly CopyFile[]): Problem[] {
  return pages.flatMap((page) => {
    const least = page.path === '/' ? 5 : 2
    return Object.entries(questionCounts(page) ?? {}).flatMap(([group, count]): Problem[] => {
      if (count >= least) return []
      const line = page.texts.find(({ field }) => GROUP.exec(field)?.[2] === group)?.line ?? 1
      return [
        {
          file: page.file,
          line,
          field: group,
          message: `The group "${group}" has ${count} questions. Write at least ${least}.`,
        },
      ]
    })
  })
}
