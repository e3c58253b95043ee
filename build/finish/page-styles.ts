// The part of the stylesheet that the top of a page needs, as text for its head. The whole follows after the first section (place-styles.ts).
import { transform, type MediaQuery, type Selector, type SelectorComponent } from 'lightningcss'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { withConstants } from './constants.ts'
import { attribute, elementsUnder } from './tree.ts'

/** What stands in the top of a page: `tag`, `.class`, `#id`, `[name]`, `[name=value]`. */
type Shown = ReadonlySet<string>

/** Nobody has acted yet, and the whole stylesheet is there soon after. Until then a focus has the browser's own ring. */
const LATER = new Set(['hover', 'active', 'focus-visible', 'selection', 'popover-open', 'modal'])

/** Reads nothing but what it is given; pages whose tops are made of the same parts share one text. */
export function pageStyles(stylesheet: string): (document: Tree.Document) => string {
  const texts = new Map<string, string>()
  return (document) => {
    const shown = new Set(shownFirst(document).flatMap(marksOf))
    const inAttributes = elementsUnder(document)
      .flatMap((element) => attribute(element, 'style') ?? [])
      .filter((style) => style.includes('var('))
      .join(';')
    const key = [...shown, inAttributes].sort().join(' ')
    const text =
      texts.get(key) ??
      withConstants(withoutLayerNames(withoutUnused(partFor(shown, stylesheet), inAttributes)), inAttributes)
    texts.set(key, text)
    return text
  }
}

/** Header and first section, without what is folded away in them. */
function shownFirst(node: Tree.ParentNode): Tree.Element[] {
  return topOf(node).flatMap((child) => [child, ...shownFirst(child)])
}

function topOf(node: Tree.ParentNode): Tree.Element[] {
  const children = node.childNodes.filter((child) => 'tagName' in child)
  if (!('tagName' in node)) return children
  if (node.tagName === 'main') return children.slice(0, 1)
  if (isClosed(node, 'details')) return children.filter(({ tagName }) => tagName === 'summary')
  return children.filter(
    (child) =>
      !isClosed(child, 'dialog') &&
      attribute(child, 'popover') === undefined &&
      !(node.tagName === 'body' && child.tagName === 'footer'),
  )
}

function isClosed(element: Tree.Element, tagName: 'details' | 'dialog'): boolean {
  return element.tagName === tagName && attribute(element, 'open') === undefined
}

function marksOf({ tagName, attrs }: Tree.Element): string[] {
  return [
    tagName,
    ...attrs.flatMap(({ name, value }) => {
      if (name === 'class') return ['[class]', ...value.split(/\s+/).map((each) => `.${each}`)]
      return name === 'id' ? [`#${value}`] : [`[${name}]`, `[${name}=${value}]`]
    }),
  ]
}

function partFor(shown: Shown, stylesheet: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(stylesheet),
    minify: true,
    visitor: {
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isForPaper) ? [] : undefined),
        style: ({ value }) => (value.selectors.some((selector) => mayMatch(selector, shown)) ? undefined : []),
      },
      Declaration: { transition: () => [] },
      // Selectors of a list one by one: handing a whole rule back fails for rules that Lightning CSS can write but not read.
      Selector: (selector) => (mayMatch(selector, shown) ? undefined : []),
    },
  })
  return code.toString()
}

function isForPaper({ mediaType, qualifier }: MediaQuery): boolean {
  return mediaType === 'print' && qualifier !== 'not'
}

/** Whether all that a selector names is there; where it stands is not asked. */
function mayMatch(selector: Selector, shown: Shown): boolean {
  return selector.every((part) => isThere(part, shown))
}

function isThere(part: SelectorComponent, shown: Shown): boolean {
  switch (part.type) {
    case 'class':
      return shown.has(`.${part.name}`)
    case 'id':
      return shown.has(`#${part.name}`)
    case 'type':
      return shown.has(part.name)
    case 'attribute':
      return shown.has(
        part.operation?.operator === 'equal' ? `[${part.name}=${part.operation.value}]` : `[${part.name}]`,
      )
    case 'pseudo-element':
      return !LATER.has(part.kind)
    case 'pseudo-class':
      if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
        return part.selectors.some((each) => mayMatch(each, shown))
      return !LATER.has(part.kind)
    default:
      return true
  }
}

/** `css` without the custom properties and keyframes that neither it nor a style attribute uses. */
function withoutUnused(css: string, inAttributes: string): string {
  const uses = css + inAttributes
  const properties = namesIn(css, /(--[\w-]+):/g).filter((name) => !uses.includes(`var(${name}`))
  const keyframes = namesIn(css, /@keyframes ([\w-]+)/g).filter(
    (name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(uses),
  )
  if (properties.length + keyframes.length === 0) return css
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...properties, ...keyframes],
  })
  const next = code.toString()
  return next === css ? css : withoutUnused(next, inAttributes)
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))]
}

/** The head has named the layers already, in their order (app/root.tsx). */
function withoutLayerNames(css: string): string {
  return css.replace(/@layer [\w, ]+;/g, '')
}
