// What a page may weigh, in bytes as they travel (Brotli), exactly and on every page. Raising a figure here is a decision: docs/performance.md.
import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formsOn } from '../../app/content/page.ts'
import { attribute, inside, type Element } from '../markup/document.ts'
import { built, filePath, fileText, type BuiltPage } from './built.ts'

/** What a server may send before the first answer of a client: ten packets. */
const DOCUMENT = 14_600
const PAGE_DATA = 8_192
const FONTS = 45_000
const HERO = 45_000
const REQUESTS_BEFORE_LOAD = 10
/** What React needs to take over a page. */
const SCRIPT = 100_000
/** On a page with a form, which React draws: with the page's sections, the embed and the adapter of its provider. */
const FORM_SCRIPT = 107_000
/** What a navigation may bring beside the page's data: its sections and what makes its head. */
const NAVIGATION_SCRIPT = 8_000

/** Lighthouse's phone. */
const PHONE = { width: 412, density: 1.75 }

const sent = (address: string) =>
  statSync(filePath(existsSync(filePath(`${address}.br`)) ? `${address}.br` : address)).size
const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, address) => total + sent(address), 0)
const all = ({ elements }: BuiltPage, tag: string) => elements.filter(({ tagName }) => tagName === tag)
const links = (page: BuiltPage, rel: string) => all(page, 'link').filter((link) => attribute(link, 'rel') === rel)
const inHead = (element: Element) => inside(element, ({ tagName }) => tagName === 'head')

test.each(built)('$path fits with its styles into the first round', ({ path }) => {
  expect(sent(path === '/' ? '/index.html' : `${path}.html`)).toBeLessThanOrEqual(DOCUMENT)
})

test.each(built)('$path waits for no request before it shows, and for no script before it has loaded', (page) => {
  const [stylesheet, ...others] = links(page, 'stylesheet')
  expect(others).toEqual([])
  expect(
    stylesheet && inside(stylesheet, (each) => attribute(each, 'data-styles') !== undefined),
    'The stylesheet stands below the first section',
  ).toBe(true)
  expect(all(page, 'style').filter(inHead)).toHaveLength(1)
  expect(page.html).not.toContain('@import')
  expect(all(page, 'script').filter((script) => attribute(script, 'src') !== undefined)).toEqual([])
  expect([
    ...links(page, 'modulepreload'),
    ...links(page, 'preload').filter((link) => attribute(link, 'as') !== 'font'),
  ]).toEqual([])
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
  expect(document + stylesheet + icon + fonts.length + pictures.length + sprite).toBeLessThanOrEqual(
    REQUESTS_BEFORE_LOAD,
  )
})

test.each(built)('$path has a first picture that suits a phone', (page) => {
  for (const image of all(page, 'img').filter((each) => attribute(each, 'fetchpriority') === 'high')) {
    const source = sourcesOf(image).find((each) => attribute(each, 'type') === 'image/avif' && isForPhones(each))
    expect(sent(pictureFor(PHONE, source)), attribute(image, 'src')).toBeLessThanOrEqual(HERO)
  }
})

function sourcesOf({ parentNode }: Element): Element[] {
  return parentNode && 'tagName' in parentNode
    ? parentNode.childNodes.filter((each): each is Element => 'tagName' in each && each.tagName === 'source')
    : []
}

function isForPhones(source: Element): boolean {
  const media = attribute(source, 'media')
  return media === undefined || media.startsWith('(max-width')
}

/** The candidate that a browser takes: the smallest that is sharp, at the width that the last of `sizes` gives. */
function pictureFor({ width, density }: typeof PHONE, source: Element | undefined): string {
  const [, share = '100', unit = 'vw'] =
    /([\d.]+)(vw|rem)$/.exec(source ? (attribute(source, 'sizes') ?? '') : '') ?? []
  const needed = density * (unit === 'vw' ? (Number(share) / 100) * width : Number(share) * 16)
  const candidates = (source ? (attribute(source, 'srcset') ?? '') : '').split(', ').map((each) => each.split(' '))
  const [address = ''] =
    candidates.find(([, size = '']) => Number.parseInt(size) >= needed) ?? candidates.at(-1) ?? []
  return address
}

test.each(built)('$path brings its scripts after it has loaded, within their budget', (page) => {
  const start = startOf(page)
  expect(start.size).toBeGreaterThan(1)
  expect(sum(start)).toBeLessThanOrEqual(SCRIPT)
  const drawn = new Set([...start, ...scriptsOfPage(page, start)])
  const ahead = [...drawn, headFile(start)].filter((file) => !start.has(file))
  expect(ahead.length).toBeGreaterThan(2)
  const [files, budget] = hasForm(page) ? [drawn, FORM_SCRIPT] : [ahead, NAVIGATION_SCRIPT]
  expect(sum(files)).toBeLessThanOrEqual(budget)
})

const hasForm = ({ page }: BuiltPage) => formsOn(page).length > 0

/** The script that a page asks for, and every script that it imports. */
function startOf(page: BuiltPage): Set<string> {
  return withImports(all(page, 'script').flatMap((script) => attribute(script, 'data-start') ?? []))
}

/** Scripts that show the sections of `page`, and its form. */
function scriptsOfPage({ page }: BuiltPage, start: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const file of start) {
    for (const [, kind = '', to = ''] of fileText(file).matchAll(
      /["'`]\.\/([\w-]+)\/section\.tsx["'`]:.*?import\(["'`](\.\/[^"'`]+)["'`]\)/g,
    )) {
      if (page.sections.some(({ type }) => type === kind)) found.add(new URL(to, `http://site${file}`).pathname)
    }
  }
  const sections = withImports(found)
  const adapters = [...sections].flatMap((file) =>
    [...fileText(file).matchAll(/import\(["'`](\.\/hush-[^"'`]+)["'`]\)/g)].map(
      ([, to = '']) => new URL(to, `http://site${file}`).pathname,
    ),
  )
  return withImports([...sections, ...adapters])
}

/** The script that makes heads. */
function headFile(start: ReadonlySet<string>): string {
  const [, to = ''] =
    [...start]
      .map((file) => /import\(["'`](\.\/head-[^"'`]+)["'`]\)/.exec(fileText(file)))
      .find((match) => match !== null) ?? []
  return new URL(to, 'http://site/assets/').pathname
}

/** `files` and everything that they import from the start. */
function withImports(files: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, to = ''] of fileText(file).matchAll(/(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g))
      visit(new URL(to, `http://site${file}`).pathname)
  }
  for (const file of files) visit(file)
  return found
}
