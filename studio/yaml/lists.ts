// Changes the text of a list: adds, copies, moves and removes items. Blank lines stay between positions. A comment
// above an item belongs to it, except in a list of groups with blank lines between them: there it is the heading of
// its group.
import { isMap, isSeq, type Document, type Node, type YAMLSeq } from 'yaml'
import type { FieldPath } from '../protocol.ts'
import { CannotChange, columnOf, endOf, findNode, lineStart, nextLine, startOf } from './nodes.ts'
import { blockText, flowText, indentedAfterFirst } from './write-value.ts'

interface Parsed {
  text: string
  source: { document: Document }
}

export function withItem(file: Parsed, path: FieldPath, index: number, value: unknown): string {
  const list = listNode(file, path)
  if (list.flow) return withFlowItems(file, list, (items) => items.toSpliced(index, 0, flowText(value)))
  return withBlockItems(file, list, (items, dash) => {
    const sibling = list.items[Math.min(index, list.items.length - 1)] as Node
    const isFlow = (isMap(sibling) || isSeq(sibling)) && sibling.flow === true
    const words = isFlow ? flowText(value) : blockText(value)
    const body = `${' '.repeat(dash)}- ${indentedAfterFirst(words, dash + 2)}\n`
    return inserted(items, index, body)
  })
}

export function withTwice(file: Parsed, path: FieldPath, index: number): string {
  const list = listNode(file, path)
  if (list.flow) return withFlowItems(file, list, (items) => items.toSpliced(index + 1, 0, items[index] ?? ''))
  return withBlockItems(file, list, (items) => inserted(items, index + 1, items[index]?.body ?? ''))
}

export function withoutItem(file: Parsed, path: FieldPath, index: number): string {
  const list = listNode(file, path)
  if (list.items.length === 1) return withEmptyList(file, list)
  if (list.flow) return withFlowItems(file, list, (items) => items.toSpliced(index, 1))
  return withBlockItems(file, list, (items) => {
    const bodies = items.map(({ body }) => body).toSpliced(index, 1)
    const leads = items.map(({ lead }) => lead)
    const isHeading = (at: number) => (leads[at] ?? '').trim() !== ''
    const isGroupGone = index === items.length - 1 || isHeading(index + 1)
    const gone = index > 0 && (!isHeading(index) || isGroupGone) ? index : index + 1
    leads.splice(gone, 1)
    return bodies.map((body, at) => ({ lead: leads[at] ?? '', body }))
  })
}

export function withMoved(file: Parsed, path: FieldPath, from: number, to: number): string {
  const list = listNode(file, path)
  const moved = <T>(all: readonly T[]): T[] => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1))
  if (list.flow) return withFlowItems(file, list, moved)
  return withBlockItems(file, list, (items) => {
    const bodies = moved(items.map(({ body }) => body))
    return items.map(({ lead }, at) => ({ lead, body: bodies[at] ?? '' }))
  })
}

function listNode({ source }: Parsed, path: FieldPath): YAMLSeq {
  const node = findNode(source.document, path)?.node
  if (!isSeq(node)) throw new CannotChange(`There is no list at ${path.join('.')}.`)
  return node
}

/** An item: the blank lines and headings above it, and its own lines. */
interface Item {
  lead: string
  body: string
}

/** A new item between two others has as many blank lines above it as the second item of the list. */
function inserted(items: readonly Item[], index: number, body: string): Item[] {
  const usual = items[1]?.lead ?? ''
  const blank = usual.trim() === '' ? usual : ''
  const [first] = items
  if (index === 0 && first) return [{ lead: first.lead, body }, { lead: blank, body: first.body }, ...items.slice(1)]
  return [...items.slice(0, index), { lead: blank, body }, ...items.slice(index)]
}

function withBlockItems(
  { text }: Parsed,
  list: YAMLSeq,
  change: (items: readonly Item[], dash: number) => readonly Item[],
): string {
  const dashes = dashesOf(list)
  const [first = 0] = dashes
  const dash = columnOf(text, first)
  if (dashes.some((offset) => text.slice(lineStart(text, offset), offset).trim() !== ''))
    throw new CannotChange('This list begins in the middle of a line. Change the text of the file.')
  const ends = list.items.map((item) => nextLine(text, endOf(item as Node)))
  const starts = dashes.map((offset) => ownStart(text, offset))
  const leads = starts.map((start, at) => (at === 0 ? '' : text.slice(ends[at - 1], start)))
  const hasGroups = leads.slice(1).some((lead) => lead !== '') && leads.slice(1).some((lead) => lead === '')
  const items = leads.map((lead, at) => {
    const end = at + 1 < ends.length ? Math.min(ends[at] ?? 0, starts[at + 1] ?? 0) : (ends[at] ?? 0)
    const body = ended(text.slice(starts[at], end))
    if (!hasGroups || (lead === '' && at > 0)) return { lead, body }
    const own = lineStart(text, dashes[at] ?? 0)
    return { lead: lead + text.slice(starts[at], own), body: ended(text.slice(own, end)) }
  })
  const changed = change(items, dash)
  return text.slice(0, starts[0]) + changed.map(({ lead, body }) => lead + body).join('') + text.slice(ends.at(-1))
}

/** Offsets of the dashes of a list. */
function dashesOf(list: YAMLSeq): number[] {
  const token = list.srcToken
  if (token?.type !== 'block-seq') throw new CannotChange('This list cannot be changed here.')
  return token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  )
}

/** Start of the comment lines directly above a dash, at its column; else the start of its line. */
function ownStart(text: string, dash: number): number {
  const comment = `${' '.repeat(columnOf(text, dash))}#`
  let start = lineStart(text, dash)
  while (start > 0) {
    const above = lineStart(text, start - 1)
    if (!text.startsWith(comment, above)) break
    start = above
  }
  return start
}

function ended(body: string): string {
  return body.endsWith('\n') ? body : `${body}\n`
}

/** Keeps what is between the items of `[a, b]`, also their line breaks. */
function withFlowItems(
  { text }: Parsed,
  list: YAMLSeq,
  change: (items: readonly string[]) => readonly string[],
): string {
  const nodes = list.items as Node[]
  const items = nodes.map((node) => text.slice(startOf(node), endOf(node)))
  const between = nodes.slice(1).map((node, at) => text.slice(endOf(nodes[at] as Node), startOf(node)))
  if (between.some((each) => each.includes('#'))) throw new CannotChange('This list has comments between its items.')
  const changed = change(items)
  const written = changed.map((item, at) => (at === 0 ? item : (between[at - 1] ?? ', ') + item)).join('')
  return text.slice(0, startOf(nodes[0] as Node)) + written + text.slice(endOf(nodes.at(-1) as Node))
}

/** The list without its one item: `[]` behind its key. */
function withEmptyList({ text }: Parsed, list: YAMLSeq): string {
  if (list.flow) return `${text.slice(0, startOf(list))}[]${text.slice(endOf(list))}`
  const [dash = 0] = dashesOf(list)
  const before = text.slice(0, ownStart(text, dash)).trimEnd()
  return `${before} []\n${text.slice(nextLine(text, endOf(list)))}`
}
