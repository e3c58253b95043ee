// Reads the elements of a rendered document with parse5, and edits the text of the document.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Parses a document, with the elements in <noscript>. */
export function parseDocument(html: string): Tree.Document {
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
}

export function childElements(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.filter((child) => 'tagName' in child)
}

/** Every element under `node`, including those in <template>, in document order. */
export function allElements(node: Tree.ParentNode): Tree.Element[] {
  const elements: Tree.Element[] = []
  const visit = (parent: Tree.ParentNode): void => {
    for (const child of childElements(parent)) {
      elements.push(child)
      visit('content' in child ? (child as Tree.Template).content : child)
    }
  }
  visit(node)
  return elements
}

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/** The text directly in `element`, such as the code of a script. */
export function textIn(element: Tree.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Offsets of an element in the HTML. Throws for an element that the parser added, such as a missing <head>. */
export function offsetsOf({
  tagName,
  sourceCodeLocation,
}: Tree.Element): Record<'start' | 'contentEnd' | 'end', number> {
  if (!sourceCodeLocation) throw new Error(`The parser added <${tagName}>: it is not in the text of the document.`)
  const { startOffset: start, endOffset: end, endTag } = sourceCodeLocation
  return { start, contentEnd: endTag?.startOffset ?? end, end }
}

/** Replaces the characters from `from` to `to` with `text`. */
export interface Edit {
  from: number
  to: number
  text: string
}

export function insertion(at: number, text: string): Edit {
  return { from: at, to: at, text }
}

/** `html` with all edits. They must not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let end = 0
  for (const { from, to, text } of [...edits].sort((a, b) => a.from - b.from)) {
    pieces.push(html.slice(end, from), text)
    end = to
  }
  return pieces.join('') + html.slice(end)
}
