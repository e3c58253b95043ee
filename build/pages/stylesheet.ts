// Parses the site's stylesheet once. page-styles.ts then takes the parts that the top of a page needs. Rules that no
// page needs before it has loaded the whole stylesheet, such as those for print, are left out.
import {
  generate,
  parse,
  type Atrule,
  type Block,
  type CssNode,
  type Rule,
  type Selector as SelectorNode,
} from 'css-tree'

export type Part = StyleRule | Group | Keyframes | Declaration

export interface StyleRule {
  kind: 'rule'
  selectors: Selector[]
  parts: Part[]
}

/** An at-rule with a block, such as `@media` or `@layer`. */
export interface Group {
  kind: 'group'
  prelude: string
  parts: Part[]
}

export interface Keyframes {
  kind: 'keyframes'
  name: string
  text: string
}

export interface Declaration {
  kind: 'declaration'
  property: string
  value: string
  text: string
}

/** Names are `tag`, `.class`, `#id`, `[attribute]` and `[attribute=value]`. */
export interface Selector {
  text: string
  /** The page must have all of these names. Where they are in the page does not matter. */
  names: string[]
  /** For each `:is()`, `:where()` and `:has()`, one of the selectors in it must match. */
  oneOf: Selector[][]
}

/** States that begin when a visitor acts, and pseudo-elements that show only then. */
const AFTER_AN_ACTION = new Set(['hover', 'active', 'focus-visible', 'selection', 'popover-open', 'modal'])
const SELECTOR_LISTS = new Set(['is', 'where', 'has'])

/** Parts of `css` in their order. */
export function readStylesheet(css: string): Part[] {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false })
  return 'children' in sheet && sheet.children ? sheet.children.toArray().flatMap(readPart) : []
}

function readPart(node: CssNode): Part[] {
  if (node.type === 'Rule') return readRule(node)
  if (node.type === 'Atrule') return readAtRule(node)
  if (node.type !== 'Declaration' || node.property.startsWith('transition')) return []
  return [{ kind: 'declaration', property: node.property, value: generate(node.value), text: generate(node) }]
}

function readBlock(block: Block): Part[] {
  return block.children.toArray().flatMap(readPart)
}

function readRule({ prelude, block }: Rule): StyleRule[] {
  if (prelude.type !== 'SelectorList')
    throw new Error(`The stylesheet has a rule without selectors: ${generate(prelude)}`)
  const selectors = readSelectors(prelude.children.toArray())
  return selectors.length > 0 ? [{ kind: 'rule', selectors, parts: readBlock(block) }] : []
}

function readAtRule(node: Atrule): Part[] {
  const prelude = node.prelude ? generate(node.prelude) : ''
  // The head of every page declares the order of the layers (app/shell/document.tsx).
  if (!node.block) return []
  if (node.name === 'keyframes') return [{ kind: 'keyframes', name: prelude, text: generate(node) }]
  if (node.name === 'media' && isForPrint(prelude)) return []
  return [{ kind: 'group', prelude: `@${node.name} ${prelude}`.trim(), parts: readBlock(node.block) }]
}

function isForPrint(mediaQueries: string): boolean {
  return mediaQueries.split(',').every((query) => /^\s*print\b/.test(query))
}

function readSelectors(nodes: readonly CssNode[]): Selector[] {
  return nodes.flatMap((node) => (node.type === 'Selector' ? readSelector(node) : []))
}

/** An empty list if the selector can't match before a visitor acts. */
function readSelector(node: SelectorNode): Selector[] {
  const selector: Selector = { text: generate(node), names: [], oneOf: [] }
  for (const part of node.children.toArray()) {
    const isPseudo = part.type === 'PseudoClassSelector' || part.type === 'PseudoElementSelector'
    if (isPseudo && AFTER_AN_ACTION.has(part.name)) return []
    if (part.type === 'PseudoClassSelector' && SELECTOR_LISTS.has(part.name)) {
      const list = part.children
        ?.toArray()
        .flatMap((each) => ('children' in each ? (each.children?.toArray() ?? []) : []))
      selector.oneOf.push(readSelectors(list ?? []))
    }
    selector.names.push(...namesOf(part))
  }
  return selector.oneOf.every((list) => list.length > 0) ? [selector] : []
}

function namesOf(part: CssNode): string[] {
  switch (part.type) {
    case 'ClassSelector':
      return [`.${part.name}`]
    case 'IdSelector':
      return [`#${part.name}`]
    case 'TypeSelector':
      return part.name === '*' ? [] : [part.name]
    case 'AttributeSelector': {
      const value = part.value?.type === 'String' ? part.value.value : part.value?.name
      return [part.matcher === '=' ? `[${part.name.name}=${value}]` : `[${part.name.name}]`]
    }
    default:
      return []
  }
}
