// A prerendered page as parse5 reads it: what the finishing stage finds in it and changes.
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Every element under `node`, in document order. */
export function elementsUnder(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsUnder(child)] : []))
}

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** The text directly in `element`: a script's code, a style's rules. */
export function textIn(element: Tree.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Makes `text` all that `element` holds. */
export function setText(element: Tree.Element, text: string): void {
  element.childNodes = text === '' ? [] : [{ nodeName: '#text', value: text, parentNode: element }]
}

/** Puts the one element that `html` holds at the end of `parent`, and gives it. */
export function append(parent: Tree.Element, html: string): Tree.Element {
  const element = parseFragment(html).childNodes[0] as Tree.Element
  element.parentNode = parent
  parent.childNodes.push(element)
  return element
}

/** Takes `node` out of the page. */
export function remove(node: Tree.ChildNode): void {
  const { parentNode } = node
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== node)
}
