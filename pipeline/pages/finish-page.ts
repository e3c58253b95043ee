// Finishes a rendered document: adds its first styles, the addresses of bundled files and the
// Content-Security-Policy, and moves the data for search engines to its end.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { FormPolicy } from '../../app/schema/form-providers.ts'
import { CommandError } from '../../cli/command-error.ts'
import {
  allElements,
  applyEdits,
  attribute,
  insertion,
  offsetsOf,
  parseDocument,
  textIn,
  type Edit,
} from './document.ts'
import type { BundledAddresses } from '../bundle.ts'
import { documentPolicy } from './policy.ts'
import type { StyledPart } from './first-styles.ts'
import { styleAttributeRules } from './style-attributes.ts'

export interface FinishedPage {
  /** Path of the page, for error messages. */
  path: string
  html: string
  /** Policies of the form providers on the page. */
  forms: readonly FormPolicy[]
  /** The part of the document whose styles are added to it. */
  styled: StyledPart
}

/** What a page needs of the bundle. */
export interface PageFiles extends BundledAddresses {
  /** CSS for a part of a document. */
  cssFor: (document: Tree.Document, part: StyledPart) => string
}

/**
 * The finished HTML of `page`. Throws CommandError when an element is missing, or for markup that no policy allows.
 */
export function finishPage({ path, html, forms, styled }: FinishedPage, files: PageFiles): string {
  const document = parseDocument(html)
  const elements = allElements(document)
  const find = (what: string, test: (element: Tree.Element) => boolean): Tree.Element => {
    const element = elements.find(test)
    if (!element) throw new CommandError(`The document of ${path} has no ${what}, which the build needs.`)
    return element
  }
  const charset = find(
    '<meta charset>',
    (each) => each.tagName === 'meta' && attribute(each, 'charset') !== undefined,
  )
  const style = find('<style> in its head', ({ tagName }) => tagName === 'style')
  const link = find('<link data-site-styles>', (each) => attribute(each, 'data-site-styles') !== undefined)
  const script = find('<script data-site-script>', (each) => attribute(each, 'data-site-script') !== undefined)

  const fromAttributes = styleAttributeRules(path, elements)
  const providerScript = elements.flatMap((each) => attribute(each, 'data-provider-script') ?? [])[0]
  // Over HTTP/1.1, a host gets six connections: for three fonts, the stylesheet, the starter and this picture.
  const startsWithPicture = elements.some((each) => attribute(each, 'fetchpriority') === 'high')
  const added = files.cssFor(document, styled) + fromAttributes.css
  const otherStyles = elements.filter((each) => each.tagName === 'style' && each !== style)
  // The starter has no address yet, so the policy would take it for an inline script.
  const others = elements.filter((each) => each !== script)
  const policy = documentPolicy(path, others, [textIn(style) + added, ...otherStyles.map(textIn)], forms)
  return applyEdits(html, [
    insertion(offsetsOf(charset).end, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    insertion(offsetsOf(style).contentEnd, added),
    // The rendered document has no addresses, because only the build knows them.
    insertion(offsetsOf(link).start + '<link'.length, ` href="${files.stylesheet}"`),
    insertion(offsetsOf(script).start + '<script'.length, ` src="${files.starter}"`),
    ...(forms.length > 0 && !startsWithPicture
      ? [insertion(offsetsOf(script).end, preload(files.formPage, providerScript))]
      : []),
    ...fromAttributes.edits,
    ...searchDataLast(html, elements),
  ])
}

/** Moves the data for search engines to the end of the document, because no browser needs it to paint. */
function searchDataLast(html: string, elements: readonly Tree.Element[]): Edit[] {
  const data = elements.filter((each) => attribute(each, 'type') === 'application/ld+json').map(offsetsOf)
  const end = html.lastIndexOf('</body>')
  return [
    ...data.map(({ start, end: to }) => ({ from: start, to, text: '' })),
    insertion(end, data.map(({ start, end: to }) => html.slice(start, to)).join('')),
  ]
}

/**
 * Requests the start of the form beside the starter, which imports it, with the same low priority. Names the script
 * of the form's provider, which the start of the form requests before the parser has come to the form.
 */
function preload(formPage: string, providerScript: string | undefined): string {
  const named = providerScript ? ` data-provider-script="${providerScript}"` : ''
  return `<link rel="modulepreload" fetchpriority="low" href="${formPage}"${named}/>`
}
