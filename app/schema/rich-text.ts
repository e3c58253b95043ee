// Inline markup in content: *emphasis*, **strong** and [text](link). app/site/read/glossary-terms.ts adds the terms
// of the glossary.
import { WORD_JOINER } from './typeset.ts'
import { walk } from './walk.ts'

export interface LinkView {
  href: string
  /** Path of the page that a former path redirects to. */
  leadsTo?: string
  /** On another site: opens in a new tab. */
  external?: true
}

/** A link with its words, such as a button. */
export interface ActionView {
  text: string
  link: LinkView
}

export type RichSpan = string | { em: string } | { strong: string } | ActionView | TermSpan

/** A term at its first use, with what it means. */
export interface TermSpan {
  term: string
  means: string
}

/** A string when the text has no markup. */
export type RichText = string | RichSpan[]

/** Brackets inside brackets, as Markdown has them: `[Guide [2019]]`, and `(https://example.org/Acne_(disease))`. */
const LINK_WORDS = String.raw`(?:[^[\]]|\[[^[\]]*\])+`
const ADDRESS = String.raw`<[^<>\s]+>|(?:[^\s()<>]|\((?:[^\s()<>]|\([^\s()<>]*\))*\))+`
const WORDS = String.raw`(?!\s)[^*]+(?<!\s)`
const MARKUP = new RegExp(
  String.raw`\*\*(${WORDS})\*\*|\*(${WORDS})\*|(?<!!)\[(${LINK_WORDS})\]\((${ADDRESS})\)`,
  'g',
)

/** A part of a text that has a mark, and the words in it. */
export interface Mark {
  kind: 'strong' | 'em' | 'link'
  start: number
  end: number
  words: string
  /** Where a link leads. */
  href?: string
}

/** The marks of a text, from its start. */
export function marksIn(source: string): Mark[] {
  return [...source.matchAll(MARKUP)].map(({ 0: whole, 1: strong, 2: em, 3: text = '', 4: href, index }) => {
    const place = { start: index, end: index + whole.length }
    if (strong) return { ...place, kind: 'strong', words: strong }
    if (em) return { ...place, kind: 'em', words: em }
    return { ...place, kind: 'link', words: text, href: (href ?? '').replace(/^<(.*)>$/, '$1') }
  })
}

/** Marks that are not understood, such as those of other languages: a visitor would see them. */
const OTHER_MARK = new RegExp(
  [
    /\*+(?:[^*]+\*+)?/,
    /!?\[[^\]]*\][([]\S*/,
    /(?<!\w)_+(?!\s)[^_]*_+(?!\w)/,
    /~~|`|^#{1,6} /,
    /\\[^\p{L}\p{N}\s]/u,
    /<\/?[a-z][^>]*>/,
    /&(?:#x?[\da-f]+|nbsp|amp|lt|gt|quot|apos|shy|[mn]dash|hellip|[lr][ds]quo);/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)

/** The first mark in words that a visitor reads; undefined if there is none. */
export function visibleMark(words: string): string | undefined {
  return OTHER_MARK.exec(words)?.[0]
}

/** Whether a link may have lost the end of its address, because it ends at a bracket that closes none. */
export function isCutOff(rich: RichText): boolean {
  const hasLink = typeof rich !== 'string' && rich.some((span) => typeof span === 'object' && 'link' in span)
  const words = shownText(rich).replaceAll(/\([^()]*\)/g, '')
  return hasLink && words.includes(')')
}

/**
 * Parses inline markup. `resolve` turns an address into a link. `changeWords` also changes words inside marks; all it
 * adds are word joiners.
 */
export function parseRichText(
  source: string,
  resolve: (href: string) => LinkView,
  changeWords: (text: string) => string,
): RichText {
  const spans: RichSpan[] = []
  let end = 0
  for (const { kind, start, end: next, words, href = '' } of marksIn(source)) {
    if (start > end) spans.push(source.slice(end, start))
    spans.push(
      kind === 'link' ? { text: words, link: resolve(href) } : kind === 'em' ? { em: words } : { strong: words },
    )
    end = next
  }
  if (end < source.length) spans.push(source.slice(end))
  const [first] = spans
  if (spans.length === 1 && typeof first === 'string') return changeWords(first)
  return changeTogether(spans, changeWords)
}

/** Changes the words of all spans as one text, because how a quote turns depends on the words around the mark. */
function changeTogether(spans: readonly RichSpan[], change: (text: string) => string): RichSpan[] {
  const words = change(spans.map(spanText).join(''))
  let end = 0
  return spans.map((span) => {
    const start = end
    for (let left = withoutJoiners(spanText(span)).length; left > 0; end++) if (words[end] !== WORD_JOINER) left--
    return withWords(span, words.slice(start, end))
  })
}

function withWords(span: RichSpan, words: string): RichSpan {
  if (typeof span === 'string') return words
  if ('em' in span) return { em: words }
  if ('strong' in span) return { strong: words }
  return 'term' in span ? { ...span, term: words } : { ...span, text: words }
}

function withoutJoiners(text: string): string {
  return text.replaceAll(WORD_JOINER, '')
}

/** The words without marks and with plain spaces. */
export function plainText(rich: RichText): string {
  return withoutJoiners(shownText(rich)).replaceAll('\u00a0', ' ')
}

/** The words without marks, with the same spaces and word joiners as on the page. */
export function shownText(rich: RichText): string {
  return typeof rich === 'string' ? rich : rich.map(spanText).join('')
}

function spanText(span: RichSpan): string {
  if (typeof span === 'string') return span
  if ('em' in span) return span.em
  if ('strong' in span) return span.strong
  return 'term' in span ? span.term : span.text
}

/** The terms that a value explains, in reading order. */
export function termsIn(value: unknown): TermSpan[] {
  const terms: TermSpan[] = []
  walk(value, (each) => {
    if (isTerm(each)) terms.push(each)
  })
  return terms
}

export function isTerm(value: unknown): value is TermSpan {
  return typeof value === 'object' && value !== null && 'term' in value && 'means' in value
}
