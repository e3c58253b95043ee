// Puts styles where they hold up nothing: what the top of a page shows into its head, the whole stylesheet after its first section.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { CommandError } from '../../cli/steps.ts'
import { append, attribute, elementsUnder, setText, textIn } from './tree.ts'

/**
 * Adds `css` to the style element of the head (app/root.tsx), and a link to the whole stylesheet after the first section, where
 * app/sections/section-list.tsx holds a place: browsers draw what stands above such a link without it, and hold back what stands below
 * until it is there. Gives that place. Throws CommandError when one is missing.
 */
export function placeStyles(path: string, document: Tree.Document, css: string, stylesheet: string): Tree.Element {
  const elements = elementsUnder(document)
  const style = elements.find(({ tagName }) => tagName === 'style')
  // The not-found page is one section.
  const place =
    elements.find((each) => attribute(each, 'data-styles') !== undefined) ??
    elements.find(({ tagName }) => tagName === 'main')
  if (!style || !place)
    throw new CommandError(`${path} has no style element in its head, or no main: its styles have no place.`)
  setText(style, textIn(style) + css)
  append(place, `<link rel="stylesheet" href="${stylesheet}">`)
  return place
}
