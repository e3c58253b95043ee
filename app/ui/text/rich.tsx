// Inline text with emphasis, links and glossary terms.
import { isTerm, type RichSpan, type RichText } from '../../schema/rich-text.ts'
import { SiteLink } from '../link/site-link.tsx'
import { Term } from './term.tsx'

// A browser may break a line before or after the button of a term. Punctuation that touches the term is therefore
// moved from the neighbouring text into the term, which keeps it on the same line.
const OPENING = /[(“‘]$/
const CLOSING = /^[,.;:?!)”’]+/

interface RichProps {
  text: RichText
  /** The element around the text. Without it, the text has none. */
  as?: 'p' | 'li' | 'h1' | 'h2' | 'dd'
  id?: string | undefined
  className?: string | undefined
}

export function Rich({ text, as: Element, ...attributes }: RichProps) {
  const spans = typeof text === 'string' ? text : text.map(spanElement)
  return Element ? <Element {...attributes}>{spans}</Element> : spans
}

/** An element for each of `texts`. */
export function RichEach({ texts, as }: { texts: readonly RichText[]; as: 'p' | 'li' }) {
  return texts.map((text, index) => <Rich key={index} as={as} text={text} />)
}

function spanElement(span: RichSpan, index: number, all: readonly RichSpan[]) {
  return <Span key={index} span={span} before={all[index - 1]} after={all[index + 1]} />
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
  // Base styles break a headline before emphasized words at its end (data-ending).
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

const punctuation = (pattern: RegExp, span?: RichSpan) =>
  typeof span === 'string' ? pattern.exec(span)?.[0] : undefined
