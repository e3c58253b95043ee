// Words in a box that staff type in. What is quoted, such as {facts.visitPrice}, is a chip with the words that a
// page shows. The text of the box has the tokens.
import type { Choice } from '../../protocol.ts'

export const TOKEN = /(\{(?:facts|clinic)\.[a-zA-Z0-9]+\})/g

/** The choices of tokens by token. */
export type Quoted = ReadonlyMap<string, Choice>

/** A text as a page shows it, with its tokens filled. */
export function fillIn(text: string, quoted: Quoted): string {
  return text.replaceAll(TOKEN, (token) => quoted.get(token)?.shows ?? token)
}

/** The text of a box, or of a part of it. */
export function textIn(box: Node): string {
  return [...box.childNodes].map((node) => tokenOf(node) ?? node.nodeValue ?? textIn(node)).join('')
}

/**
 * Fills the box, unless it shows this text already. If it has the focus, the caret goes to the position `caret` of
 * the text; without one, after what was changed.
 */
export function fillBox(box: HTMLElement, text: string, quoted: Quoted, caret?: number): void {
  const parts = text.split(TOKEN).filter(Boolean)
  const nodes = parts.map((part) => chipOf(part, quoted.get(part)))
  box.normalize()
  const { length } = box.childNodes
  if (length === nodes.length && nodes.every((node, index) => node.isEqualNode(box.childNodes[index] ?? null))) return
  const before = textIn(box)
  box.replaceChildren(...nodes)
  if (document.activeElement === box) setCaret(box, caret ?? text.length - sameEnd(before, text))
}

/** Start and end of the selection in the text of the box; undefined if nothing in it is selected. */
export function selectionIn(box: HTMLElement): [start: number, end: number] | undefined {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (!range || !box.contains(range.commonAncestorContainer)) return undefined
  const upTo = (node: Node, offset: number) => {
    const before = document.createRange()
    before.selectNodeContents(box)
    before.setEnd(node, offset)
    return textIn(before.cloneContents()).length
  }
  return [upTo(range.startContainer, range.startOffset), upTo(range.endContainer, range.endOffset)]
}

/** Puts the caret at a position of the text, or after the chip that holds it. */
export function setCaret(box: HTMLElement, at: number): void {
  let rest = at
  for (const node of box.childNodes) {
    const length = (tokenOf(node) ?? node.nodeValue ?? '').length
    if (rest <= length && node instanceof Text) return getSelection()?.setPosition(node, rest)
    if (rest < length) return getSelection()?.setPosition(box, [...box.childNodes].indexOf(node) + 1)
    rest -= length
  }
  getSelection()?.setPosition(box, box.childNodes.length)
}

function chipOf(part: string, choice: Choice | undefined): Node {
  if (!choice) return document.createTextNode(part)
  const chip = document.createElement('span')
  chip.className = 'chip'
  chip.dataset['token'] = part
  chip.contentEditable = 'false'
  chip.title = choice.title
  chip.textContent = choice.shows ?? choice.title
  return chip
}

function tokenOf(node: Node): string | undefined {
  return node instanceof HTMLElement ? node.dataset['token'] : undefined
}

/** How many characters at their end two texts share. */
function sameEnd(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
