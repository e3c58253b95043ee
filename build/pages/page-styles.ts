// The part of the stylesheet that the top of a page needs: its header and first section. The page has it in its head,
// so that no request delays the first paint. The link to the whole stylesheet follows after the first section. Our
// own code, because the library "beasties" inlines the styles of whole pages: it takes 110 to 230 ms for each page
// and adds 2.7 to 5.2 KB more (compressed).
import { transform } from 'lightningcss'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { isAnimated, isCustom, referencesIn, usedProperties } from './css-references.ts'
import { allElements, attribute, childElements } from './document.ts'
import { readStylesheet, type Declaration, type Part, type Selector } from './stylesheet.ts'

/** Which part of a document the CSS is for: its header and first section, or all of it. */
export type StyledPart = 'top' | 'all'

/** A function that returns the CSS for a part of a document. Parts made of the same classes share one result. */
export function pageStyles(stylesheet: string): (document: Tree.Document, part?: StyledPart) => string {
  const parts = readStylesheet(stylesheet)
  const namesInStylesheet = new Set(selectorsIn(parts).flatMap(allNames))
  const results = new Map<string, string>()
  return (document, part = 'top') => {
    const elements = part === 'all' ? allElements(document) : elementsAtTop(document)
    const names = new Set(elements.flatMap(namesOf).filter((name) => namesInStylesheet.has(name)))
    const properties = new Set(elements.flatMap((element) => referencesIn(attribute(element, 'style') ?? '')))
    const key = [...names, ...properties].sort().join(' ')
    const css = results.get(key) ?? minified(toText(partsFor(parts, names, properties)))
    results.set(key, css)
    return css
  }
}

/** Elements of the header and the first section, except in closed menus, dialogs and details. */
function elementsAtTop(node: Tree.ParentNode): Tree.Element[] {
  return childrenAtTop(node).flatMap((child) => [child, ...elementsAtTop(child)])
}

function childrenAtTop(node: Tree.ParentNode): Tree.Element[] {
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

/** The names by which a selector can match an element (see Selector). */
function namesOf({ tagName, attrs }: Tree.Element): string[] {
  return [
    tagName,
    ...attrs.flatMap(({ name, value }) => {
      const names = [`[${name}]`, `[${name}=${value}]`]
      if (name === 'class') names.push(...value.split(/\s+/).map((each) => `.${each}`))
      if (name === 'id') names.push(`#${value}`)
      return names
    }),
  ]
}

/** The parts that match a page with `names`, with only the custom properties and keyframes that are used. */
function partsFor(parts: readonly Part[], names: ReadonlySet<string>, properties: ReadonlySet<string>): Part[] {
  const matching = prune(parts, (part) => {
    if (part.kind !== 'rule') return part
    const selectors = part.selectors.filter((selector) => matches(selector, names))
    return selectors.length > 0 ? { ...part, selectors } : undefined
  })
  const declarations = declarationsIn(matching)
  const used = usedProperties(declarations, properties)
  return prune(matching, (part) => {
    if (part.kind === 'keyframes') return isAnimated(part.name, declarations) ? part : undefined
    const isUnused = part.kind === 'declaration' && isCustom(part) && !used.has(part.property)
    return isUnused ? undefined : part
  })
}

/**
 * Applies `change` to each part and then to its children. Leaves out a part when `change` returns undefined, and a
 * part whose children are all left out.
 */
function prune(parts: readonly Part[], change: (part: Part) => Part | undefined): Part[] {
  return parts.flatMap((part): Part[] => {
    const changed = change(part)
    if (!changed) return []
    if (!('parts' in changed)) return [changed]
    const children = prune(changed.parts, change)
    return children.length > 0 ? [{ ...changed, parts: children }] : []
  })
}

function matches({ names: needed, oneOf }: Selector, names: ReadonlySet<string>): boolean {
  return needed.every((name) => names.has(name)) && oneOf.every((list) => list.some((each) => matches(each, names)))
}

function declarationsIn(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'declaration') return [part]
    return 'parts' in part ? declarationsIn(part.parts) : []
  })
}

function selectorsIn(parts: readonly Part[]): Selector[] {
  return parts.flatMap((part) => {
    const own = part.kind === 'rule' ? part.selectors : []
    return 'parts' in part ? [...own, ...selectorsIn(part.parts)] : own
  })
}

function allNames({ names, oneOf }: Selector): string[] {
  return [...names, ...oneOf.flat().flatMap(allNames)]
}

function toText(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'keyframes') return part.text
      if (part.kind === 'declaration') return `${part.text};`
      const start = part.kind === 'rule' ? part.selectors.map(({ text }) => text).join(',') : part.prelude
      return `${start}{${toText(part.parts)}}`
    })
    .join('')
}

function minified(css: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString()
}
