// Patterns made of words that an author listed.

/** Matches any of `words` where it is not a part of a longer word; in any case with the flag `i`. A `*` at the end of a word takes any ending. */
export function wholeWords(words: readonly string[], flags: '' | 'i' = ''): RegExp {
  const choices = words.toSorted((a, b) => b.length - a.length).map(whole)
  return new RegExp(choices.join('|') || '(?!)', `gu${flags}`)
}

function whole(word: string): string {
  const stem = word.replace(/\*$/, '')
  const before = /^[\p{L}\p{N}]/u.test(stem) ? '(?<![\\p{L}\\p{N}-])' : ''
  return `${before}${literal(stem)}${stem === word ? '(?![\\p{L}\\p{N}])' : '\\p{L}*'}`
}

/** The text as a pattern that matches itself alone. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
