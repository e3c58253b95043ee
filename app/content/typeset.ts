// Typography that an author should not have to type.

const UNITS = 'am|pm|minutes?|min|hours?|days?|business days?|weeks?|months?|years?|mg|ml|px|%'

/**
 * Sets plain text for reading: curly quotes, and ranges, phone numbers and figures with their unit that never break (DESIGN.md, Type).
 * A range's dash is held by word joiners, since Unicode allows a break after an en dash.
 */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s([–—])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([–—“])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/(\d)–(\d)/g, '$1\u2060–\u2060$2')
    .replace(/(\(\d{3}\)) (\d{3}-)(\d{4})/g, '$1\u00a0$2\u2060$3')
    .replace(/\b(?:9-8-8|(?:1-)?\d{3}-\d{3}-\d{4}|\d{3}-\d{4})\b/g, (number) => number.replaceAll('-', '-\u2060'))
    .replace(new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, 'g'), '$1\u00a0')
}

/** Keeps a single letter with the word that it is hyphenated to, for running text and titles: M-UNE, High-C. Setting twice changes nothing. */
export function holdLetters(text: string): string {
  return text.replace(/(?<=(?<!\p{L})\p{L})-(?=\p{L})|(?<=\p{L})-(?=\p{L}(?!\p{L}))/gu, '-\u2060')
}
