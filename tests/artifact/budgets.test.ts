// What a page may weigh, in bytes as they travel (Brotli), exactly and on every page. Raising a figure here is a decision: docs/performance.md.
import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attribute, inside, type Element } from '../markup/document.ts'
import { built, filePath, fileText, type BuiltPage } from './built.ts'

/** What a server may send before the first answer of a client: ten packets. */
const DOCUMENT = 14_600
/** Pages that say more than fits. */
const LONGER: Readonly<Record<string, number>> = {
  '/mental-health': 14_700,
  '/post-cycle-therapy': 15_500,
  '/prep-and-screening': 15_500,
}
const PAGE_DATA = 8_192
const FONTS = 45_000
const HERO = 45_000
const REQUESTS_BEFORE_LOAD = 10
const SCRIPT = 115_500
/** What a form adds: the embed and the adapter of its provider. */
const FORM_SCRIPT = 3_000

/** Lighthouse's phone. */
const PHONE = { width: 412, density: 1.75 }

const sent = (address: string) => statSync(filePath(existsSync(filePath(`${address}.br`)) ? `${address}.br` : address)).size
const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, address) => total + sent(address), 0)
const all = ({ elements }: BuiltPage, tag: string) => elements.filter(({ tagName }) => tagName === tag)
const links = (page: BuiltPage, rel: string) => all(page, 'link').filter((link) => attribute(link, 'rel') === rel)
const inHead = (element: Element) => inside(element, ({ tagName }) => tagName === 'head')

test.each(built)('$path fits with its styles into the first round', ({ path }) => {
  expect(sent(path === '/' ? '/index.html' : `${path}.html`)).toBeLessThanOrEqual(LONGER[path] ?? DOCUMENT)
})

test.each(built)('$path waits for no request before it shows, and for no script before it has loaded', (page) => {
  const [stylesheet, ...others] = links(page, 'stylesheet')
  expect(others).toEqual([])
  expect(stylesheet && inside(stylesheet, (each) => attribute(each, 'data-styles') !== undefined), 'The stylesheet stands below the first section').toBe(true)
  expect(all(page, 'style').filter(inHead)).toHaveLength(1)
  expect(page.html).not.toContain('@import')
  expect(all(page, 'script').filter((script) => attribute(script, 'src') !== undefined)).toEqual([])
  expect([...links(page, 'modulepreload'), ...links(page, 'preload').filter((link) => attribute(link, 'as') !== 'font')]).toEqual([])
})

test.each(built)('$path has its data for a visitor of the site in 8 KB', ({ path }) => {
  expect(sent(path === '/' ? '/_.data' : `${path}.data`)).toBeLessThanOrEqual(PAGE_DATA)
})

test.each(built)('$path asks for few files before it has loaded', (page) => {
  const fonts = links(page, 'preload').map((link) => attribute(link, 'href') ?? '')
  const pictures = all(page, 'img').filter((image) => attribute(image, 'loading') !== 'lazy')
  const sprite = all(page, 'use').length > 0 ? 1 : 0
  const [document, stylesheet, icon] = [1, 1, 1]
  expect(sum(fonts)).toBeLessThanOrEqual(FONTS)
  expect(document + stylesheet + icon + fonts.length + pictures.length + sprite).toBeLessThanOrEqual(REQUESTS_BEFORE_LOAD)
})

test.each(built)('$path has a first picture that suits a phone', (page) => {
  for (const image of all(page, 'img').filter((each) => attribute(each, 'fetchpriority') === 'high')) {
    const source = sourcesOf(image).find((each) => attribute(each, 'type') === 'image/avif' && isForPhones(each))
    expect(sent(pictureFor(PHONE, source)), attribute(image, 'src')).toBeLessThanOrEqual(HERO)
  }
})

function sourcesOf({ parentNode }: Element): Element[] {
  return parentNode && 'tagName' in parentNode ? parentNode.childNodes.filter((each): each is Element => 'tagName' in each && each.tagName === 'source') : []
}

function isForPhones(source: Element): boolean {
  const media = attribute(source, 'media')
  return media === undefined || media.startsWith('(max-width')
}

/** The candidate that a browser takes: the smallest that is sharp, at the width that the last of `sizes` gives. */
function pictureFor({ width, density }: typeof PHONE, source: Element | undefined): string {
  const [, share = '100', unit = 'vw'] = /([\d.]+)(vw|rem)$/.exec(source ? (attribute(source, 'sizes') ?? '') : '') ?? []
  const needed = density * (unit === 'vw' ? (Number(share) / 100) * width : Number(share) * 16)
  const candidates = (source ? (attribute(source, 'srcset') ?? '') : '').split(', ').map((each) => each.split(' '))
  const [address = ''] = candidates.find(([, size = '']) => Number.parseInt(size) >= needed) ?? candidates.at(-1) ?? []
  return address
}

test.each(built)('$path brings its scripts after it has loaded, within their budget', (page) => {
  const start = all(page, 'script').flatMap((script) => attribute(script, 'data-start') ?? [])
  const { sections } = page.page
  const withForm = sections.some((section) => 'form' in section && typeof section.form === 'object')
  const files = scriptsFrom(start, new Set(sections.map(({ type }) => type)), withForm)
  expect(files.size).toBeGreaterThan(5)
  expect(sum(files)).toBeLessThanOrEqual(SCRIPT + (withForm ? FORM_SCRIPT : 0))
})

/** Files that `entries` lead to: every import; of the sections that come when a page names them, those of `kinds`; of the form adapters, the provider's. */
function scriptsFrom(entries: readonly string[], kinds: ReadonlySet<string>, withForm: boolean): Set<string> {
  const found = new Set<string>()
  const visit = (address: string) => {
    if (found.has(address)) return
    found.add(address)
    const code = fileText(address)
    const imports = [...code.matchAll(/(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g), ...code.matchAll(/["'`](\/assets\/[^"'`]+\.js)["'`]/g)]
    const sections = [...code.matchAll(/["'`]\.\/([\w-]+)\/section\.tsx["'`]:\(\)=>.*?import\(["'`](\.\/[^"'`]+)["'`]\)/g)].filter(([, kind = '']) =>
      kinds.has(kind),
    )
    const adapter = withForm ? [...code.matchAll(/import\(["'`](\.\/hush-[^"'`]+)["'`]\)/g)] : []
    for (const [, to = ''] of [...imports, ...adapter]) visit(new URL(to, `http://site${address}`).pathname)
    for (const section of sections) visit(new URL(section[2] ?? '', `http://site${address}`).pathname)
  }
  entries.forEach(visit)
  return found
}
