// Characters that nobody sees. Some split a word, some turn its letters around: a reviewer would read other words in
// the diff than a visitor reads on the page, and no check would find the word.

/** Controls, formats, private characters and fillers. Only the word joiner, which typeset.ts adds too, may stay. */
const HIDDEN = /(?!\u2060)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFC]/u

/** An emoji may be several, with joiners between them (a family), or have a selector that makes it colourful. */
const ONE_EMOJI = String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?`
const EMOJI = String.raw`${ONE_EMOJI}(?:\u200D${ONE_EMOJI})*|[\d#*]\uFE0F\u20E3`
const EMOJI_OR_HIDDEN = new RegExp(`${EMOJI}|(?<hidden>${HIDDEN.source})`, 'gu')

/** Says which hidden character a text has first, and what to do. Undefined if it has none. */
export function hiddenProblem(text: string): string | undefined {
  for (const { groups, index } of text.matchAll(EMOJI_OR_HIDDEN)) {
    const code = groups?.['hidden']?.codePointAt(0)
    if (code === undefined) continue
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    const before = text.slice(Math.max(0, index - 20), index).trimStart()
    const place = before ? `after “${before}”` : 'at its start'
    return `This text has an invisible character (${name}) ${place}. Delete the text and type it again.`
  }
  return undefined
}

/** The same for a text of several lines, with the line, from 1. */
export function hiddenLine(text: string): { line: number; message: string } | undefined {
  for (const [index, words] of text.split(/\r?\n/).entries()) {
    const message = hiddenProblem(words.replaceAll('\t', ' '))
    if (message !== undefined) return { line: index + 1, message }
  }
  return undefined
}

/** The text without hidden characters. */
export function withoutHidden(text: string): string {
  return text.replaceAll(EMOJI_OR_HIDDEN, (found, hidden?: string) => (hidden === undefined ? found : ''))
}
