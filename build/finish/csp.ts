// Gives every page its own content policy, by hash of what the page holds. Runs after everything that changes a page's HTML, before compression.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { formsOn, type Page } from '../../app/content/page.ts'
import type { Site } from '../../app/content/site.server.ts'
import type { FormPolicy } from '../../app/forms/provider.ts'
import { providers } from '../../app/forms/providers.ts'
import { contentPolicy } from '../../hosting/policy/content-policy.ts'
import { CommandError } from '../../cli/steps.ts'

/** Kinds of script element that hold data and are never run. */
const DATA_SCRIPTS = new Set(['application/ld+json', 'application/json'])

/** Writes the policy into every HTML file under `folder`. Throws CommandError for markup that no policy can allow. */
export function writePolicies(folder: string, site: Pick<Site, 'pages'>): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const page = site.pages.get(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)
    const path = join(folder, file)
    writeFileSync(path, withPolicy(file, readFileSync(path, 'utf8'), page ? formPolicies(page) : []))
  }
}

/** What the providers of the forms on a page need. */
function formPolicies(page: Page): FormPolicy[] {
  return formsOn(page).map((form) => providers[form.provider].policy(form))
}

/**
 * `html` with a policy in a meta element that allows what is in it. Style attributes, which no hash can allow without 'unsafe-hashes',
 * move into the page's style element; React leaves them there when it hydrates, and sets those of later pages through the CSSOM.
 */
export function withPolicy(name: string, html: string, forms: readonly FormPolicy[]): string {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements = [...elementsIn(document)]
  refuseHandlers(name, elements)
  const { edits, css } = styleRules(name, elements)
  const scripts = elements.filter(isInlineScript).map((element) => hash(textOf(element)))
  const [style, ...others] = elements.filter(({ tagName }) => tagName === 'style')
  // One element with one hash: nothing compresses a hash.
  const styles = [...(style ? [textOf(style) + css] : []), ...others.map(textOf)].map(hash)
  const policy = contentPolicy({ scripts, styles }, forms)
  const charset = endOf(
    name,
    'meta[charset]',
    elements.find((element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined),
  )
  if (css) {
    const end = style?.sourceCodeLocation?.endTag?.startOffset
    if (end === undefined)
      throw new CommandError(`${name} has no style element, which its style attributes could move into.`)
    edits.push({ from: end, to: end, text: css })
  }
  edits.push({ from: charset, to: charset, text: `<meta http-equiv="Content-Security-Policy" content="${policy}">` })
  return applied(html, edits)
}

function isInlineScript(element: Tree.Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !DATA_SCRIPTS.has(attribute(element, 'type') ?? '')
  )
}

interface Edit {
  from: number
  to: number
  text: string
}

/** One rule for each different style attribute. They stand outside all layers, and so above them as the attributes did. */
function styleRules(name: string, elements: readonly Tree.Element[]): { edits: Edit[]; css: string } {
  const rules = new Map<string, number>()
  const edits = elements.flatMap((element): Edit[] => {
    const style = attribute(element, 'style')
    const at = element.sourceCodeLocation?.attrs?.['style']
    if (style === undefined || !at) return []
    if (/[{}<]/.test(style))
      throw new CommandError(`${name}: style="${style}" can't be made a rule of a style element.`)
    const rule = rules.get(style) ?? rules.size
    rules.set(style, rule)
    return [{ from: at.startOffset, to: at.endOffset, text: `data-rule="${rule}"` }]
  })
  return { edits, css: [...rules].map(([style, rule]) => `[data-rule="${rule}"]{${style}}`).join('') }
}

function refuseHandlers(name: string, elements: readonly Tree.Element[]): void {
  for (const { tagName, attrs } of elements) {
    const handler = attrs.find((each) => each.name.startsWith('on') || /^\s*javascript:/i.test(each.value))
    if (handler)
      throw new CommandError(
        `${name}: <${tagName} ${handler.name}="…"> runs a script from an attribute, which the content policy forbids. Listen in app/elements or in React.`,
      )
  }
}

function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    yield child
    yield* elementsIn(child)
    if ('content' in child) yield* elementsIn(child.content as Tree.DocumentFragment)
  }
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('')
}

function endOf(name: string, what: string, element: Tree.Element | undefined): number {
  const end = element?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new CommandError(`${name} has no ${what}, after which its content policy belongs.`)
  return end
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function applied(html: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), html)
}
