// Finishes a rendered document: adds its first styles, the address of the stylesheet and the Content-Security-Policy.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { FormPolicy } from '../../app/schema/form-providers.ts'
import { CommandError } from '../../cli/steps.ts'
import {
  allElements,
  applyEdits,
  attribute,
  insertion,
  parseDocument,
  offsetsOf,
  textIn,
  type Edit,
} from './document.ts'
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

export interface Styles {
  /** Address of the whole stylesheet. */
  address: string
  /** CSS for a part of a document. */
  cssFor: (document: Tree.Document, part: StyledPart) => string
}

/**
 * The finished HTML of `page`. Throws CommandError when an element is missing, or for markup that no policy allows.
 */
export function finishPage({ path, html, forms, styled }: FinishedPage, styles: Styles): string {
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

  const fromAttributes = styleAttributeRules(path, elements)
  const added = styles.cssFor(document, styled) + fromAttributes.css
  const otherStyles = elements.filter((each) => each.tagName === 'style' && each !== style)
  const policy = documentPolicy(path, elements, [textIn(style) + added, ...otherStyles.map(textIn)], forms)
  return applyEdits(html, [
    insertion(offsetsOf(charset).end, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    insertion(offsetsOf(style).contentEnd, added),
    stylesheetAddress(link, styles.address),
    ...fromAttributes.edits,
  ])
}

/** The rendered link has no address, because only the build knows it (app/sections/stylesheet.tsx). */
function stylesheetAddress(link: Tree.Element, address: string): Edit {
  return insertion(offsetsOf(link).start + '<link'.length, ` href="${address}"`)
}
