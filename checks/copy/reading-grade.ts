// How many years of school a reader needs for a text.
import { syllable } from 'syllable'
import type { CopyFile } from './copy-text.ts'
import { sentencesOf, wordsOf } from './sentences.ts'

/** In words. Shorter fragments are labels. If they counted as sentences, the grade of the page would be too low. */
const SHORTEST_FRAGMENT = 5

/**
 * Flesch-Kincaid grade of sentences: 0.39 words per sentence + 11.8 syllables per word - 15.59 (Kincaid, Fishburne,
 * Rogers and Chissom, Research Branch Report 8-75, US Navy, 1975). NaN without a sentence.
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  // A figure counts as one syllable, because the formula is for words only.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Sentences of a page that count for its grade: those of its running text. */
export function proseOf({ texts }: CopyFile): string[] {
  return texts
    .filter(({ prose }) => prose)
    .flatMap(({ read }) => sentencesOf(read))
    .filter((sentence) => /[.?!:]["”’)]?$/.test(sentence) || wordsOf(sentence).length >= SHORTEST_FRAGMENT)
}

/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
