// Makes a part of a text bold, italic or a link, or plain again. Marks do not nest.
import { marksIn, type Mark } from '../../site/browser.ts'

/** A text, and where what is selected in it begins and ends. */
export interface Selected {
  text: string
  start: number
  end: number
}

const SIGNS = { strong: '**', em: '*' }
/** Where a link gets no words of the text. */
const LINK_WORDS = 'words of the link'
const LETTER = /[\p{L}\p{N}'’-]/u

/** The mark of this kind around what is selected, also one that has no words yet. */
export function markAround(selected: Selected, kind: Mark['kind']): Mark | undefined {
  const { text, start, end } = trimmed(selected)
  if (start === end && kind !== 'link') {
    const sign = SIGNS[kind]
    const around = /\**$/.exec(text.slice(0, start))?.[0] === sign && /^\**/.exec(text.slice(start))?.[0] === sign
    if (around) return { kind, start: start - sign.length, end: end + sign.length, words: '' }
  }
  const isAround = (mark: Mark) =>
    start === end ? mark.start < start && end < mark.end : mark.start <= start && end <= mark.end
  return marksIn(text).find((mark) => mark.kind === kind && isAround(mark))
}

/** The text without the mark. Its words are selected. */
export function withoutMark(text: string, { start, end, words }: Mark): Selected {
  const kept = words === LINK_WORDS ? '' : words
  return { text: text.slice(0, start) + kept + text.slice(end), start, end: start + kept.length }
}

/**
 * The text with a mark around what is selected, or around the word that the caret is in. The words are selected then.
 * Without words, the caret is between the signs.
 */
export function withMark(selected: Selected, kind: Mark['kind'], href = ''): Selected {
  const { text, start, end } = withoutOthers(wholeWords(selected), kind)
  const words = text.slice(start, end) || (kind === 'link' ? LINK_WORDS : '')
  // Brackets in an address would end it.
  const address = /[()]/.test(href) ? `<${href}>` : href
  const [before, after] = kind === 'link' ? ['[', `](${address})`] : [SIGNS[kind], SIGNS[kind]]
  const at = start + before.length
  return { text: text.slice(0, start) + before + words + after + text.slice(end), start: at, end: at + words.length }
}

/** What is selected without outer spaces, which no mark may have. */
function trimmed({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end)
  if (words.trim() === '') return { text, start, end: start }
  return { text, start: start + words.search(/\S/), end: start + words.trimEnd().length }
}

/** The same, or the word that the caret is in. */
function wholeWords(selected: Selected): Selected {
  const { text, start, end } = trimmed(selected)
  const isLetter = (at: number) => LETTER.test(text[at] ?? '')
  if (start < end || !isLetter(start) || !isLetter(start - 1)) return { text, start, end }
  let [first, after] = [start, end]
  while (isLetter(first - 1)) first -= 1
  while (isLetter(after)) after += 1
  return { text, start: first, end: after }
}

/**
 * Without the marks in or around what is selected, which then has all their words: a mark holds no other. A link
 * stays whole unless another takes its place.
 */
function withoutOthers(selected: Selected, kind: Mark['kind']): Selected {
  const within = marksIn(selected.text).filter(({ start, end }) => start < selected.end && selected.start < end)
  return within.reduceRight((all, mark) => {
    const [start, end] = [Math.min(all.start, mark.start), Math.max(all.end, mark.end)]
    if (mark.kind === 'link' && kind !== 'link') return { ...all, start, end }
    const { text } = withoutMark(all.text, mark)
    return { text, start, end: end - (all.text.length - text.length) }
  }, selected)
}
