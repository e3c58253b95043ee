// A readable outline of what a screen reader tells: landmarks, headings, lists and the names of controls, in reading order, without the running text.
import type { Locator } from '@playwright/test'

const TOLD = new Set(
  'banner navigation main contentinfo region heading link button tablist tab tabpanel group img table columnheader rowheader note list dialog'.split(
    ' ',
  ),
)
/** Landmarks and containers, which hold what is indented below them. */
const HOLDERS = new Set('banner navigation main contentinfo region tabpanel group note dialog'.split(' '))

const LINE = /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)'?:?(?: (.*))?$/

interface Node {
  depth: number
  role: string
  name: string
  state: string
}

/** One line for each landmark, heading, list and control within `root`. */
export async function outlineOf(root: Locator): Promise<string> {
  const nodes = (await root.ariaSnapshot()).split('\n').flatMap((line): Node[] => {
    const [, indent = '', role = '', name, state = '', rest = ''] = LINE.exec(line) ?? []
    return role
      ? [{ depth: indent.length / 2, role, name: name ?? rest.replaceAll(/^["']|["']$/g, ''), state: state.trim() }]
      : []
  })
  // An open question is a group whose first text is its name.
  nodes.forEach((node, index) => {
    const next = nodes[index + 1]
    if (node.role === 'group' && node.name === '' && next?.role === 'text') node.name = `${next.name}, open`
  })
  const open: number[] = []
  const lines = nodes.flatMap(({ depth, role, name, state }, index) => {
    while ((open.at(-1) ?? -1) >= depth) open.pop()
    if (!TOLD.has(role)) return []
    const line = `${'  '.repeat(open.length)}${wordsFor(role, name, state, itemsOf(nodes, index))}`
    if (HOLDERS.has(role)) open.push(depth)
    return [line]
  })
  return `${lines.join('\n')}\n`
}

function wordsFor(role: string, name: string, state: string, items: number): string {
  // Word joiners hold figures together on screen and have no sound; nor has the space before words that are for ears only.
  const said = name.replaceAll('\u2060', '').replaceAll('\u00a0', ' ').replaceAll(' :', ':')
  if (role === 'heading') return `heading ${/\d/.exec(state)?.[0]}: ${said}`
  if (role === 'list') return `list of ${items}${said && `: ${said}`}`
  const flags = state.replaceAll(/[[\]]/g, '').replace(/^(?=.)/, ', ')
  return `${role}${flags}${said && `: ${said}`}`
}

/** How many items a list has. */
function itemsOf(nodes: readonly Node[], index: number): number {
  const own = nodes[index]?.depth ?? 0
  const after = nodes.slice(index + 1)
  const end = after.findIndex(({ depth }) => depth <= own)
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter(({ role, depth }) => role === 'listitem' && depth === own + 1).length
}
