// A parsed page: its elements in order, their attributes and their words.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element

/** Every element of `html`, in document order. Templates and comments are left out. */
export function elementsOf(html: string): Element[] {
  return under(parse(html))
}

/** Every element under `node`, in document order. */
export function under(node: Tree.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...under(child)] : []))
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** The text of a script or a style, as it is in the document. */
export function sourceOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** The words in `node`, with plain spaces and no joiners. Scripts, styles and closed popovers are left out. */
export function wordsOf(node: Tree.Node): string {
  return plain(rawWords(node))
}

/** `text` with plain spaces and no joiners, for comparisons. */
export function plain(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()
}

function rawWords(node: Tree.Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || ('tagName' in node && isUnseen(node))) return ''
  const words = node.childNodes.map(rawWords).join('')
  return 'tagName' in node && BLOCKS.has(node.tagName) ? ` ${words} ` : words
}

const isUnseen = (element: Element) =>
  element.tagName === 'script' ||
  element.tagName === 'style' ||
  (element.tagName === 'span' && attribute(element, 'popover') !== undefined)

/** Elements that begin a new line, so their words are separate from the words before. */
const BLOCKS = new Set(
  'address br dd details div dt footer h1 h2 h3 h4 header li main nav ol p section summary table td th tr ul'.split(
    ' ',
  ),
)

/** Parent element, or undefined at the top. */
function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && 'tagName' in parentNode ? parentNode : undefined
}

/** Whether `test` is true for `element` or for an element around it. */
export function inside(element: Element, test: (each: Element) => boolean): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (test(at)) return true
  return false
}
