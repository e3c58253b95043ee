// The first styles (critical CSS) of a page, which stand in its head so that no request delays the first paint:
//
// 1. Find what a visitor sees first: the header and the first section, without closed menus, dialogs and details.
// 2. Keep the rules of the stylesheet that can match it on a screen, before the visitor does anything. A rule too
//    many costs some bytes. A rule too few would move the page when the stylesheet arrives.
// 3. Remove the custom properties and animations that these rules do not use. Others are unused then, so repeat.
//
// The link to the whole stylesheet is below the first section (app/sections/stylesheet.tsx). Browsers paint what is
// above it at once.
import { parse, toPlainObject, type BlockPlain, type CssNodePlain, type StyleSheetPlain } from 'css-tree'
import { transform } from 'lightningcss'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { styleTargets } from '../../cli/oldest-browsers.ts'
import { allElements, attribute, childElements } from './document.ts'

/** Which part of a document the styles are for: its header and first section, or all of it. */
export type StyledPart = 'first' | 'all'

/** States that need an action by the visitor. */
const LATER_STATES = new Set(['hover', 'active', 'focus-visible', 'selection', 'popover-open', 'modal'])

/** At-rules that have rules in them. Others, such as @keyframes and @font-face, are kept or removed whole. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])

/**
 * Returns a function that picks the styles for a part of a document. Documents with the same names share a result.
 */
export function firstStyles(stylesheet: string): (document: Tree.Document, part: StyledPart) => string {
  const parsed = toPlainObject(parse(stylesheet, { positions: true })) as StyleSheetPlain
  const results = new Map<string, string>()
  return (document, part) => {
    const elements = part === 'all' ? allElements(document) : elementsSeenFirst(document)
    const names = new Set(elements.flatMap(namesOf))
    const variables = elements.flatMap((element) => variablesIn(attribute(element, 'style') ?? ''))
    const chosen = rulesFor(stylesheet, parsed, names)
    const key = [chosen, ...variables].join()
    const result = results.get(key) ?? withoutUnusedNames(minified(chosen), variables)
    results.set(key, result)
    return result
  }
}

function elementsSeenFirst(node: Tree.ParentNode): Tree.Element[] {
  return childrenSeenFirst(node).flatMap((child) => [child, ...elementsSeenFirst(child)])
}

function childrenSeenFirst(node: Tree.ParentNode): Tree.Element[] {
  const children = childElements(node)
  if (!('tagName' in node)) return children
  if (node.tagName === 'main') return children.slice(0, 1)
  if (isClosed(node, 'details')) return children.filter(({ tagName }) => tagName === 'summary')
  return children.filter((child) => {
    const isPageFooter = node.tagName === 'body' && child.tagName === 'footer'
    const isPopover = attribute(child, 'popover') !== undefined
    return !isPageFooter && !isPopover && !isClosed(child, 'dialog')
  })
}

function isClosed(element: Tree.Element, tagName: 'details' | 'dialog'): boolean {
  return element.tagName === tagName && attribute(element, 'open') === undefined
}

/** Names by which a selector can match an element: its tag, classes, attributes, and attributes with values. */
function namesOf({ tagName, attrs }: Tree.Element): string[] {
  return [
    tagName,
    ...attrs.flatMap(({ name, value }) => [
      `[${name}`,
      ...(name === 'class' ? value.split(/\s+/).map((each) => `.${each}`) : [`[${name}=${value}`]),
    ]),
  ]
}

/** The rules in `block` of `css` that can match elements with `names`. */
function rulesFor(css: string, block: StyleSheetPlain | BlockPlain, names: ReadonlySet<string>): string {
  const textOf = ({ loc }: CssNodePlain) => css.slice(loc?.start.offset, loc?.end.offset)
  const chosen = block.children.map((rule) => {
    if (rule.type === 'Rule' && rule.prelude.type === 'SelectorList') {
      const present = rule.prelude.children.filter((selector) => !isAbsent(selector, names))
      return present.length === 0 ? '' : present.map(textOf).join() + textOf(rule.block)
    }
    const text = textOf(rule)
    if (rule.type !== 'Atrule') return text
    // The head of every page declares the order of the layers (app/shell/document.tsx).
    const [head = ''] = text.split('{')
    if (!rule.block || /^@media print\b[^,]*$/.test(head)) return ''
    return GROUPS.has(rule.name) ? `${head}{${rulesFor(css, rule.block, names)}}` : text
  })
  return chosen.join('')
}

/** Whether no element with `names` can match `part` of a selector, or none before the visitor acts. */
function isAbsent(part: CssNodePlain, names: ReadonlySet<string>): boolean {
  switch (part.type) {
    case 'Selector':
      return part.children.some((each) => isAbsent(each, names))
    case 'TypeSelector':
      return part.name !== '*' && !names.has(part.name)
    case 'ClassSelector':
      return !names.has(`.${part.name}`)
    case 'AttributeSelector': {
      const { name, matcher, value } = part
      const wanted = value?.type === 'String' ? value.value : value?.name
      return !names.has(matcher === '=' ? `[${name.name}=${wanted}` : `[${name.name}`)
    }
    case 'PseudoClassSelector': {
      const list = ['is', 'where', 'has'].includes(part.name) ? part.children?.[0] : undefined
      if (list?.type === 'SelectorList') return list.children.every((each) => isAbsent(each, names))
      return LATER_STATES.has(part.name)
    }
    case 'PseudoElementSelector':
      return LATER_STATES.has(part.name)
    default:
      return false
  }
}

/** `css` without the custom properties and animations that it does not use. Style attributes use `variables`. */
function withoutUnusedNames(css: string, variables: readonly string[]): string {
  const used = new Set([...variablesIn(css), ...variables])
  const animations = matchesOf(css, /animation(?:-name)?:([^;}]+)/g)
  const animated = new Set(animations.flatMap((value) => value.split(/[\s,]+/)))
  const unused = [
    ...matchesOf(css, /[{;](--[\w-]+):/g).filter((name) => !used.has(name)),
    ...matchesOf(css, /@keyframes ([\w-]+)/g).filter((name) => !animated.has(name)),
  ]
  return unused.length === 0 ? css : withoutUnusedNames(minified(css, unused), variables)
}

function minified(css: string, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css)
  // Without targets, Lightning CSS moves `animation-timeline` into `animation`, which every browser refuses.
  return transform({ filename: 'page.css', code, minify: true, targets: styleTargets, unusedSymbols }).code.toString()
}

function variablesIn(css: string): string[] {
  return matchesOf(css, /var\(\s*(--[\w-]+)/g)
}

/** What the first group of `pattern` matches in `text`. */
function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match)
}
