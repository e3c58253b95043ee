// Finds pages that began as a copy of another page and still say the same.
import { oncePer } from '../../app/schema/once-per.ts'
import { problem, type Problem, type SourceFile } from '../../app/yaml/problems.ts'
import type { CopyFile } from './copy-text.ts'

/** Share of the words that a page may have in common with another: an eligibility page repeats half of its page. */
const MAX_SHARED = 0.6
/** Shorter texts, such as labels, may be the same anywhere. */
const SHORTEST = 5

/**
 * A problem for each page most of whose words are also on another page. Of two that repeat each other, the later one
 * has it.
 */
export function repeatedPages(pages: readonly CopyFile[], sourceOf: (file: string) => SourceFile): Problem[] {
  const all = pages.map((page) => ({ page, texts: longTexts(page) }))
  const owners = Map.groupBy(
    all.flatMap(({ page, texts }) => [...texts.keys()].map((text) => ({ page, text }))),
    ({ text }) => text,
  )
  const repeats = all.flatMap(({ page, texts }) => {
    const total = sum(texts.values())
    const shared = new Map<CopyFile, number>()
    for (const [text, words] of texts)
      for (const { page: other } of owners.get(text) ?? [])
        if (other !== page) shared.set(other, (shared.get(other) ?? 0) + words)
    const [other, words] = [...shared].sort(([, a], [, b]) => b - a)[0] ?? []
    return other && words && words > total * MAX_SHARED ? [{ page, other, words, total }] : []
  })
  const isRepeated = (page: CopyFile, by: CopyFile) => repeats.some((each) => each.page === by && each.other === page)
  return repeats.flatMap(({ page, other, words, total }) => {
    if (isRepeated(page, other) && pages.indexOf(page) < pages.indexOf(other)) return []
    const place = other.path ?? other.file
    const message = `${words} of ${total} words are the same as on ${place}. Rewrite one of the two pages.`
    return [problem(sourceOf(page.file), ['sections'], message)]
  })
}

/** The texts of the sections with the number of their words. */
const longTexts = oncePer(({ texts }: CopyFile) => {
  const shown = texts.filter(({ field }) => field.startsWith('sections.'))
  const counted = shown.map(({ authored }) => [authored, authored.split(/\s+/).length] as const)
  return new Map(counted.filter(([, words]) => words >= SHORTEST))
})

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0)
}
