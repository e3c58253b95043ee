// Words in a box that staff type in. What is quoted, such as {facts.visitPrice}, is a chip with the words that a
// page shows. The text of the box has the tokens.
import type { Choice } from '../../protocol.ts'
import { wholeWords } from '../../site/browser.ts'

export const TOKEN = /(\{(?:facts|clinic)\.[a-zA-Z0-9]+\})/g

/** The choices of tokens by token. */
export type Quoted = ReadonlyMap<string, Choice>

/** What is selected in the text of a box. */
export type Range = readonly [start: number, end: number]

/** A text as a page shows it, with its tokens filled. */
export function fillIn(text: string, quoted: Quoted): string {
  return text.replaceAll(TOKEN, (token) => quoted.get(token)?.shows ?? token)
}

/** Words in a text that tokens show: where they are, and the choices of these tokens. */
export interface Typed {
  words: string
  range: Range
  choices: readonly Choice[]
}

/** The words that are typed into a text although it could quote them. */
export function typedIn(text: string, quoted: Quoted): Typed[] {
  const typed = text.replaceAll(TOKEN, (token) => '\n'.repeat(token.length))
  // Only a link can quote an address, and its chip says what it does.
  const inTexts = [...quoted.values()].filter(({ value }) => value !== '{clinic.phoneHref}')
  return [...Map.groupBy(inTexts, ({ shows = '' }) => shows)].flatMap(([words, choices]) => {
    const at = /\d|\w[ -]\w/.test(words) ? typed.search(wholeWords([words])) : -1
    return at < 0 ? [] : [{ words, range: [at, at + words.length] as const, choices }]
  })
}

/** The text of a box, or of a part of it. */
export function textIn(box: Node): string {
  return [...box.childNodes].map((node) => tokenOf(node) ?? node.nodeValue ?? textIn(node)).join('')
}

/**
 * Fills the box, unless it shows this text already. If it has the focus, `range` is selected then. Without one, the
 * caret is after what was changed; where only a chip shows other words, what was selected stays so.
 */
export function fillBox(box: HTMLElement, text: string, quoted: Quoted, range?: Range): void {
  const parts = text.split(TOKEN).filter(Boolean)
  const nodes = parts.map((part) => chipOf(part, quoted.get(part)))
  box.normalize()
  const { length } = box.childNodes
  if (length === nodes.length && nodes.every((node, index) => node.isEqualNode(box.childNodes[index] ?? null))) return
  const [before, former] = [textIn(box), selectionIn(box)]
  box.replaceChildren(...nodes)
  if (document.activeElement !== box) return
  const changed = text.length - sameEnd(before, text)
  select(box, range ?? (before === text ? former : undefined) ?? [changed, changed])
}

/** Start and end of the selection in the text of the box; undefined if nothing in it is selected. */
export function selectionIn(box: HTMLElement): Range | undefined {
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

/** Selects a part of the text. */
export function select(box: HTMLElement, [start, end]: Range): void {
  getSelection()?.setBaseAndExtent(...placeOf(box, start), ...placeOf(box, end))
}

/** A position of the text in the box. One inside a chip is after it. */
function placeOf(box: HTMLElement, at: number): [node: Node, offset: number] {
  let rest = at
  for (const [index, node] of box.childNodes.entries()) {
    const length = (tokenOf(node) ?? node.nodeValue ?? '').length
    if (rest <= length && node instanceof Text) return [node, rest]
    if (rest < length) return [box, index + 1]
    rest -= length
  }
  return [box, box.childNodes.length]
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
