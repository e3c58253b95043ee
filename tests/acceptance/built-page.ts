// Reads what a visitor sees on pages of the built site: parts, headings, cards, links and words.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_DIR } from '../../build/output/folders.ts'
import { attribute, elementsOf, under, wordsOf, type Element } from '../markup/document.ts'

export interface BuiltPage {
  path: string
  elements: readonly Element[]
}

const parsedPages = new Map<string, BuiltPage>()

/** The built page at `path`, for example `/ed`. Throws when the build has no file for it. */
export function builtPage(path: string): BuiltPage {
  const parsed = parsedPages.get(path)
  if (parsed) return parsed
  const file = join(SITE_DIR, path === '/' ? 'index.html' : `${path}.html`)
  if (!existsSync(file)) throw new Error(`The build has no ${file}. Run \`npm run build\` first.`)
  const page = { path, elements: elementsOf(readFileSync(file, 'utf8')) }
  parsedPages.set(path, page)
  return page
}

/** Paths of all built pages, without the error pages. */
export function builtPaths(): string[] {
  return globSync('**/*.html', { cwd: SITE_DIR })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .map((path) => (path === '/index' ? '/' : path))
    .filter((path) => path !== '/404' && path !== '/500')
    .sort()
}

/** The words of an element, with plain spaces, hyphens and quotation marks. */
export function words(element: Element): string {
  return plainMarks(wordsOf(element))
}

/** `text` with plain hyphens, spaces and quotation marks, as the specification writes them. */
export function plainMarks(text: string): string {
  return text
    .replaceAll(/[–‑]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function byTag(elements: readonly Element[], ...tags: string[]): Element[] {
  return elements.filter(({ tagName }) => tags.includes(tagName))
}

export function byRole(elements: readonly Element[], role: string): Element[] {
  return elements.filter((element) => attribute(element, 'role') === role)
}

export function headings(elements: readonly Element[]): string[] {
  return byTag(elements, 'h1', 'h2', 'h3', 'h4').map(words)
}

export interface Link {
  text: string
  href: string
  newTab: boolean
}

export function links(elements: readonly Element[]): Link[] {
  return byTag(elements, 'a').map((element) => ({
    text: words(element),
    href: attribute(element, 'href') ?? '',
    newTab: attribute(element, 'target') === '_blank',
  }))
}

export interface Card {
  title: string
  elements: readonly Element[]
}

/**
 * List items with a heading: service cards, concern cards, benefit tiles. Steps are the items of an ordered list,
 * without what happens after them.
 */
export function cards(elements: readonly Element[], list: 'ul' | 'ol'): Card[] {
  return byTag(elements, list)
    .flatMap(({ childNodes }) => childNodes.filter((node) => 'tagName' in node))
    .filter((item) => attribute(item, 'data-later') === undefined)
    .flatMap((item) => {
      const inItem = under(item)
      const [title] = headings(inItem)
      return title === undefined ? [] : [{ title, elements: inItem }]
    })
}

/** The panel that the tab named `label` shows. */
export function tabPanel(elements: readonly Element[], label: string): readonly Element[] {
  const tab = byRole(elements, 'tab').find((element) => words(element) === label)
  const id = tab && attribute(tab, 'aria-controls')
  const panel = elements.find((element) => id !== undefined && attribute(element, 'id') === id)
  return panel ? [panel, ...under(panel)] : []
}

/** Value of the meta element named `name`, or of the Open Graph property. */
export function meta({ elements }: BuiltPage, name: string): string | undefined {
  const element = byTag(elements, 'meta').find(
    (each) => (attribute(each, 'name') ?? attribute(each, 'property')) === name,
  )
  return element && attribute(element, 'content')
}

export function title({ elements }: BuiltPage): string {
  return byTag(elements, 'title').map(words).join()
}

/** The structured data of the page for search engines, by its schema.org type. */
export function structuredData({ elements }: BuiltPage): Map<string, Record<string, unknown>> {
  const scripts = byTag(elements, 'script').filter((each) => attribute(each, 'type') === 'application/ld+json')
  return new Map(
    scripts.map((script) => {
      const [text] = script.childNodes
      const data = JSON.parse(text && 'value' in text ? text.value : '{}') as Record<string, unknown>
      return [String(data['@type']), data]
    }),
  )
}
