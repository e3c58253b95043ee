// Splits texts into sentences and words.

const segmenter = new Intl.Segmenter('en-CA', { granularity: 'sentence' })

/** Sentences of a text, trimmed. A text without an end mark is one sentence. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** Words of a text: everything between spaces that has a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
