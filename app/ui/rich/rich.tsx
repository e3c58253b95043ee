// Inline text with emphasis, links and glossary terms.
import type { RichSpan, RichText } from '../../content/schema/rich-text.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import { Term } from '../term/term.tsx'

// A browser may break a line before or after the button of a term. Punctuation that touches the term is therefore
// moved from the neighbouring text into the term, which keeps it on the same line.
const OPENING = /[(“‘]$/
const CLOSING = /^[,.;:?!)”’]+/

export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text
  return text.map((span, index) => <Span key={index} span={span} before={text[index - 1]} after={text[index + 1]} />)
}

function Span({
  span,
  before,
  after,
}: {
  span: RichSpan
  before: RichSpan | undefined
  after: RichSpan | undefined
}) {
  if (typeof span === 'string') {
    const withoutClosing = isTerm(before) ? span.replace(CLOSING, '') : span
    return isTerm(after) ? withoutClosing.replace(OPENING, '') : withoutClosing
  }
  // Base styles keep emphasised words at the end of a headline on one line (data-ending).
  if ('em' in span) return <em data-ending={after === undefined || undefined}>{span.em}</em>
  if ('strong' in span) return <strong>{span.strong}</strong>
  if ('term' in span)
    return (
      <Term
        word={span.term}
        explanation={span.means}
        opening={punctuation(OPENING, before)}
        closing={punctuation(CLOSING, after)}
      />
    )
  return <SiteLink link={span.link}>{span.text}</SiteLink>
}

const isTerm = (span?: RichSpan) => typeof span === 'object' && 'term' in span

const punctuation = (pattern: RegExp, span?: RichSpan) =>
  typeof span === 'string' ? pattern.exec(span)?.[0] : undefined
