// HTML of the texts in the questionnaires, which may have the marks of the site's content.
import { parseRichText, type RichSpan } from '../../app/content/schema/rich-text.ts'

/** `text` as HTML. Links to a path lead to the site, out of the frame. */
export function richHtml(text: string, siteOrigin: string): string {
  const resolve = (href: string) => ({ href })
  const rich = parseRichText(text, resolve, escaped)
  return typeof rich === 'string' ? rich : rich.map((span) => spanHtml(span, siteOrigin)).join('')
}

function spanHtml(span: RichSpan, siteOrigin: string): string {
  if (typeof span === 'string') return span
  if ('em' in span) return `<em>${span.em}</em>`
  if ('strong' in span) return `<strong>${span.strong}</strong>`
  if ('term' in span) return span.term
  const { href } = span.link
  return href.startsWith('/')
    ? `<a href="${escaped(siteOrigin + href)}" target="_top">${span.text}</a>`
    : `<a href="${escaped(href)}">${span.text}</a>`
}

/** `text` for HTML: as content or in an attribute with double quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
