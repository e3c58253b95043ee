// Passages that say nearly the same on many pages. The remedy is one text that the pages share, or that they link to.
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile, CopyText } from './copy-text.ts'
import { wordsOf } from './sentences.ts'

const SHORTEST = 12
/** Share of the words of the longer passage that are in both. */
const OVERLAP = 0.7
const MOST_PAGES = 3

interface Passage {
  text: CopyText
  words: ReadonlySet<string>
}

/** A problem for each passage of 12 words or more that more than three pages have in nearly the same words. */
export function paraphraseProblems(pages: readonly CopyFile[]): Problem[] {
  const passages = pages.flatMap(({ texts }) => texts.map(passageOf)).filter(({ words }) => words.size >= SHORTEST)
  const reported = new Set<Passage>()
  return passages.flatMap((passage): Problem[] => {
    if (reported.has(passage)) return []
    const alike = passages.filter((other) => overlap(passage.words, other.words) >= OVERLAP)
    const files = new Set(alike.map(({ text }) => text.file))
    if (files.size <= MOST_PAGES) return []
    alike.forEach((each) => reported.add(each))
    const { file, line, field, read } = passage.text
    const message =
      `"${read.slice(0, 80)}…" is on ${files.size} pages in nearly the same words: ${[...files].join(', ')}. ` +
      'Keep it on one page and link to it, or leave it out.'
    return [{ file, line, field, message }]
  })
}

function passageOf(text: CopyText): Passage {
  const words = wordsOf(text.read.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ''))
  return { text, words: new Set(words) }
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(one.size, other.size)
}
