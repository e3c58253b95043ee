// Leaves out the end tags that HTML makes optional and a parser fills in where they stood (HTML standard, "Optional tags").

const AFTER_PARAGRAPH =
  'address|aside|blockquote|details|div|dl|figure|footer|form|h[1-6]|hr|main|nav|ol|p|section|table|ul'
const AROUND_PARAGRAPH =
  'address|aside|blockquote|body|dd|details|dialog|div|figcaption|figure|footer|form|header|li|main|nav|section|td|th'

/** For each end tag, what may follow it: beginnings of its own kind and the ends of what it stands in. */
const OPTIONAL = [
  '</li>(?=<li[ >]|</[uo]l>)',
  '</d[td]>(?=<d[td][ >]|</dl>|</div>)',
  '</t[dh]>(?=<t[dh][ >]|</tr>)',
  '</tr>(?=<tr[ >]|</t(?:head|body|foot)>)',
  '</t(?:head|body)>(?=<tbody[ >]|<tfoot[ >]|</table>)',
  `</p>(?=<(?:${AFTER_PARAGRAPH})[ >]|</(?:${AROUND_PARAGRAPH})>)`,
]

/** `html` as a serializer writes it, without them. It is read as the same document, to the text node. */
export function withoutEndTags(html: string): string {
  return html.replace(new RegExp(OPTIONAL.join('|'), 'g'), '')
}
