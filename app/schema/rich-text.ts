// Inline markup in content: *emphasis*, **strong** and [text](link). app/site/read/glossary-terms.ts adds the terms
// of the glossary.

import { walk } from './walk.ts'

export interface LinkView {
  href: string
  /** Path of the page that a former path redirects to. */
  leadsTo?: string
  /** On another site: opens in a new tab. */
  external?: true
}

export type RichSpan = string | { em: string } | { strong: string } | { text: string; link: LinkView } | TermSpan

/** A term at its first use, with what it means. */
export interface TermSpan {
  term: string
  means: string
}

/** A string when the text has no markup. */
export type RichText = string | RichSpan[]

const MARKUP = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * Parses inline markup. `resolve` turns an address into a link. `changeWords` also changes words inside marks.
 */
export function parseRichText(
  source: string,
  resolve: (href: string) => LinkView,
  changeWords: (text: string) => string,
): RichText {
  const spans: RichSpan[] = []
  let end = 0
  for (const match of source.matchAll(MARKUP)) {
    const [whole, strong, em, text, href] = match
    if (match.index > end) spans.push(source.slice(end, match.index))
    if (strong) spans.push({ strong })
    else if (em) spans.push({ em })
    else if (text && href) spans.push({ text, link: resolve(href) })
    end = match.index + whole.length
  }
  if (end < source.length) spans.push(source.slice(end))
  const [first] = spans
  if (spans.length === 1 && typeof first === 'string') return changeWords(first)
  return spans.map((span) => changeSpan(span, changeWords))
}

function changeSpan(span: RichSpan, change: (text: string) => string): RichSpan {
  if (typeof span === 'string') return change(span)
  if ('em' in span) return { em: change(span.em) }
  if ('strong' in span) return { strong: change(span.strong) }
  return 'term' in span ? span : { ...span, text: change(span.text) }
}

/** The words without marks and with plain spaces. */
export function plainText(rich: RichText): string {
  return shownText(rich).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
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
