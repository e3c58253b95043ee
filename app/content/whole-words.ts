// Patterns made of words that an author listed.

/**
 * Matches any of `words`, the longest first, but never inside a longer word; with the flag `i` in upper and lower case.
 * A `*` at the end of a word stands for any letters.
 */
export function wholeWords(words: readonly string[], flags: '' | 'i' = ''): RegExp {
  const choices = longestFirst(words).map(wholeWord)
  return new RegExp(choices.join('|') || '(?!)', `gu${flags}`)
}

/** The words with the longest first, so that a pattern prefers "hepatitis B" to "hepatitis". */
export function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length)
}

function wholeWord(word: string): string {
  const stem = word.replace(/\*$/, '')
  const before = /^[\p{L}\p{N}]/u.test(stem) ? '(?<![\\p{L}\\p{N}-])' : ''
  return `${before}${escaped(stem)}${stem === word ? '(?![\\p{L}\\p{N}])' : '\\p{L}*'}`
}

/** Source of a pattern that matches this text only. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
