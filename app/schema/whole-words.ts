// Regular expressions for words that an author has listed.

/**
 * A pattern that matches any of `words`, but not inside a longer word. With the flag `i` it ignores case. A `*` at
 * the end of a word means any letters. Without words it matches nothing.
 */
export function wholeWords(words: readonly string[], flags: '' | 'i' = ''): RegExp {
  const choices = longestFirst(words).map(wholeWord)
  return new RegExp(choices.join('|') || '(?!)', `gu${flags}`)
}

/** The words, longest first, so that a pattern prefers "hepatitis B" to "hepatitis". */
export function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length)
}

function wholeWord(word: string): string {
  const stem = word.replace(/\*$/, '')
  // A word such as "!" may touch the word before it.
  const before = /^[\p{L}\p{N}]/u.test(stem) ? '(?<![\\p{L}\\p{N}-])' : ''
  const hasStar = stem !== word
  const after = hasStar ? '\\p{L}*' : '(?![\\p{L}\\p{N}])'
  return `${before}${RegExp.escape(stem)}${after}`
}
