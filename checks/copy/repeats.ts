// Sentences that are on too many pages (docs/writing.md).
import type { Problem } from '../../app/content/read/problems.ts'
import type { CopyFile, CopyText } from './copy-text.ts'
import { sentencesOf, wordsOf } from './sentences.ts'

const SHORTEST = 8
const MOST_PAGES = 3

/** A problem for each sentence of eight words or more that is on more than three pages, at its first place. */
export function repeatProblems(pages: readonly CopyFile[]): Problem[] {
  const places = new Map<string, { sentence: string; first: CopyText; files: Set<string> }>()
  for (const page of pages) {
    for (const text of page.texts) {
      for (const sentence of sentencesOf(text.read)) {
        if (wordsOf(sentence).length < SHORTEST) continue
        const key = wordsOf(sentence.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '')).join(' ')
        const place = places.get(key) ?? { sentence, first: text, files: new Set<string>() }
        places.set(key, place)
        place.files.add(page.file)
      }
    }
  }
  return [...places.values()]
    .filter(({ files }) => files.size > MOST_PAGES)
    .map(({ sentence, first: { file, line, field }, files }) => ({
      file,
      line,
      field,
      message:
        `"${sentence}" is on ${files.size} pages: ${[...files].join(', ')}. ` +
        `Use other words on all but ${MOST_PAGES}.`,
    }))
}
