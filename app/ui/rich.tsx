// Inline text with emphasis and links, as parsed at build.
import type { RichSpan, RichText } from '../content/rich-text.ts'
import { SiteLink } from './site-link.tsx'
import { Term } from './term.tsx'

export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text
  return text.map((span, index) => <Span key={index} span={span} last={index === text.length - 1} />)
}

function Span({ span, last }: { span: RichSpan; last: boolean }) {
  if (typeof span === 'string') return span
  if ('em' in span) return <em data-ending={last || undefined}>{span.em}</em>
  if ('strong' in span) return <strong>{span.strong}</strong>
  if ('term' in span) return <Term word={span.term} means={span.means} />
  return <SiteLink link={span.link}>{span.text}</SiteLink>
}
