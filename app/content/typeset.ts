// Typography, so that authors can type plain quotes, spaces and hyphens.

const UNITS = 'am|pm|minutes?|min|hours?|days?|business days?|weeks?|months?|years?|mg|ml|px|%'
const DAY = '\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b'

/**
 * Plain text with curly quotes and without line breaks inside ranges, phone numbers, or figures and their unit
 * (docs/design.md, Type). Unicode allows a break after an en dash, so word joiners (U+2060) prevent it in ranges.
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
    .replace(/([ap]m) to (\d)/g, '$1\u00a0to\u00a0$2')
    .replace(/\b([Vv]itamins?) (?=[A-K]\d*\b)|\b([B-K]) (?=vitamins?\b)/g, '$1$2\u00a0')
    .replace(new RegExp(`(?<=${DAY})–(?=${DAY})`, 'g'), '\u2060–\u2060')
    .replace(new RegExp(`(${DAY}) (?=\\d)`, 'g'), '$1\u00a0')
    .replace(/(?<=\d)-(?=\p{L})/gu, '-\u2060')
}

/**
 * Prevents line breaks at the hyphen of a short syllable, in running text and titles: M-UNE, High-C, check-in.
 * Applying it twice changes nothing more.
 */
export function holdLetters(text: string): string {
  return text.replace(/(?<=(?<!\p{L})\p{L}{1,2})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,3}(?!\p{L}))/gu, '-\u2060')
}
