// The first styles (critical CSS) of a page, which stand in its head so that no request delays the first paint:
//
// 1. Find what a visitor sees first: the header and the first section, without closed menus, dialogs and details.
// 2. Keep the rules of the stylesheet that can match it on a screen, before the visitor does anything. A rule too
//    many costs some bytes. A rule too few would move the page when the stylesheet arrives.
// 3. Remove the custom properties and animations that these rules do not use. Others are unused then, so repeat.
//
// The link to the whole stylesheet is below the first section (app/sections/stylesheet.tsx). Browsers paint what is
// above it at once.
import { transform, type CustomAtRules, type SelectorComponent, type Targets, type Visitor } from 'lightningcss'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { allElements, attribute, childElements } from './document.ts'

/** Which part of a document the styles are for: its header and first section, or all of it. */
export type StyledPart = 'first' | 'all'

/**
 * The browsers that Vite minifies the stylesheet for (`build.target` in vite.config.ts). Without them, Lightning CSS
 * minifies for no browser in particular: it moves `animation-timeline` into `animation`, which every browser refuses.
 */
const TARGETS = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) } satisfies Targets

/** States that need an action by the visitor. */
const LATER_STATES = new Set(['hover', 'active', 'focus-visible', 'selection', 'popover-open', 'modal'])

/**
 * Returns a function that picks the styles for a part of a document. Documents with the same names share a result.
 */
export function firstStyles(stylesheet: string): (document: Tree.Document, part: StyledPart) => string {
  const results = new Map<string, string>()
  return (document, part) => {
    const elements = part === 'all' ? allElements(document) : elementsSeenFirst(document)
    const names = new Set(elements.flatMap(namesOf))
    const variables = elements.flatMap((element) => variablesIn(attribute(element, 'style') ?? ''))
    const key = [...names, ...variables]
      .filter((name) => stylesheet.includes(name))
      .sort()
      .join(' ')
    const result = results.get(key) ?? withoutUnusedNames(rulesFor(stylesheet, names), variables)
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

/** The rules of `css` that can match elements with `names`. */
function rulesFor(css: string, names: ReadonlySet<string>): string {
  const isAbsent = (part: SelectorComponent): boolean => {
    switch (part.type) {
      case 'type':
        return !names.has(part.name)
      case 'class':
        return !names.has(`.${part.name}`)
      case 'attribute':
        return !names.has(
          part.operation?.operator === 'equal' ? `[${part.name}=${part.operation.value}` : `[${part.name}`,
        )
      case 'pseudo-class':
        if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
          return part.selectors.every((selector) => selector.some(isAbsent))
        return LATER_STATES.has(part.kind)
      case 'pseudo-element':
        return LATER_STATES.has(part.kind)
      default:
        return false
    }
  }
  return minified(css, {
    visitor: {
      Selector: (selector) => (selector.some(isAbsent) ? [] : undefined),
      Rule: {
        // The head of every page declares the order of the layers (app/shell/document.tsx).
        'layer-statement': () => [],
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && !qualifier)
            ? []
            : undefined,
      },
    },
  })
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
  return unused.length === 0 ? css : withoutUnusedNames(minified(css, { unusedSymbols: unused }), variables)
}

function minified(css: string, options: { visitor?: Visitor<CustomAtRules>; unusedSymbols?: string[] }): string {
  const code = Buffer.from(css)
  return transform({ filename: 'page.css', code, minify: true, targets: TARGETS, ...options }).code.toString()
}

function variablesIn(css: string): string[] {
  return matchesOf(css, /var\(\s*(--[\w-]+)/g)
}

/** What the first group of `pattern` matches in `text`. */
function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match)
}
