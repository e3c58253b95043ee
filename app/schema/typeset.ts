// Typographic quotes, spaces and hyphens, so that authors can type plain ones.

const UNITS = 'am|pm|minutes?|min|hours?|days?|business days?|weeks?|months?|years?|mg|ml|px|°C|%'
const DAY = '\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b'

const NO_BREAK_SPACE = '\u00a0'
/** Prevents a line break, which browsers would allow after a hyphen and an en dash. */
export const WORD_JOINER = '\u2060'
const NO_BREAK_HYPHEN = `-${WORD_JOINER}`
const NO_BREAK_DASH = `${WORD_JOINER}–${WORD_JOINER}`

/**
 * Text with curly quotes, which does not break inside ranges and phone numbers or between a figure and its unit
 * (docs/design.md, Type).
 */
export function typeset(text: string): string {
  return withoutBadBreaks(withCurlyQuotes(text))
}

/** Where a quote opens: at the start, after a space, bracket, slash or dash, and after a quote that opens there. */
const OPENING = String.raw`(?<=(?:^|[\s([/–—])["'“‘]*)`
/** Where an apostrophe begins a word: '90s, 'til, rock 'n' roll. */
const APOSTROPHE = /'(?=(?:\d0s|tis|twas|til|em|n)\b)/gi

function withCurlyQuotes(text: string): string {
  return text
    .replace(new RegExp(`${OPENING}"`, 'g'), '“')
    .replace(/"/g, '”')
    .replace(APOSTROPHE, '’')
    .replace(new RegExp(`${OPENING}'`, 'g'), '‘')
    .replace(/'/g, '’')
}

function withoutBadBreaks(text: string): string {
  return (
    text
      // 2–3
      .replace(/(\d)–(\d)/g, `$1${NO_BREAK_DASH}$2`)
      // (403) 555-0142
      .replace(/(\(\d{3}\)) (\d{3}-)(\d{4})/g, `$1${NO_BREAK_SPACE}$2${WORD_JOINER}$3`)
      // 9-8-8, 1-866-332-2322, 555-0142
      .replace(/\b(?:9-8-8|(?:1-)?\d{3}-\d{3}-\d{4}|\d{3}-\d{4})\b/g, (phone) =>
        phone.replaceAll('-', NO_BREAK_HYPHEN),
      )
      // 5 mg, 48 hours
      .replace(new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, 'g'), `$1${NO_BREAK_SPACE}`)
      // 9 am to 5 pm
      .replace(/([ap]m) to (\d)/g, `$1${NO_BREAK_SPACE}to${NO_BREAK_SPACE}$2`)
      // T2P 0A0
      .replace(/\b([A-Z]\d[A-Z]) (?=\d[A-Z]\d\b)/g, `$1${NO_BREAK_SPACE}`)
      // Monday to Friday
      .replace(/day to (?=\w+day\b)/g, `day${NO_BREAK_SPACE}to${NO_BREAK_SPACE}`)
      // vitamin B12, B vitamins
      .replace(/\b([Vv]itamins?) (?=[A-K]\d*\b)|\b([B-K]) (?=vitamins?\b)/g, `$1$2${NO_BREAK_SPACE}`)
      // Help Line
      .replace(/\b([A-Z][a-z]+) (?=L(?:ink|ine)\b)/g, `$1${NO_BREAK_SPACE}`)
      // Mon–Fri
      .replace(new RegExp(`(?<=${DAY})–(?=${DAY})`, 'g'), NO_BREAK_DASH)
      // Fri 9
      .replace(new RegExp(`(${DAY}) (?=\\d)`, 'g'), `$1${NO_BREAK_SPACE}`)
      // 15-minute
      .replace(/(?<=\d)-(?=\p{L})/gu, NO_BREAK_HYPHEN)
  )
}

/**
 * Prevents line breaks at a hyphen next to a part of one to four letters (M-UNE, High-C, non-binary, high-dose).
 * A second call changes nothing.
 */
export function joinShortSyllables(text: string): string {
  const afterFourLetters = /(?<=(?<!\p{L})\p{L}{1,4})-(?=\p{L})/gu
  const beforeFourLetters = /(?<=\p{L})-(?=\p{L}{1,4}(?!\p{L}))/gu
  return text.replace(afterFourLetters, NO_BREAK_HYPHEN).replace(beforeFourLetters, NO_BREAK_HYPHEN)
}

/** The text with a capital first, for a cell that begins with a fact written for the middle of a sentence. */
export const startWithCapital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
