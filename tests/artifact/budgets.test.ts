// What a page may weigh, in bytes as hosts send them (the Brotli files of the build), on every page.
// Raising a figure here is a decision (docs/performance.md).
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { SEARCH_PATH } from '../../app/search/search-data.ts'
import { attribute, inside, type Element } from '../markup/document.ts'
import { namedScripts, runScripts, withAllImports, withStaticImports } from '../markup/scripts.ts'
import { built, fileText, htmlAddress, sentBytes, site, type BuiltPage } from './built.ts'
import { pictureOnPhone } from './picture-on-phone.ts'

const DOCUMENT = 20_000
/**
 * The document through its first section, compressed by itself: what a browser needs for its first paint. With
 * headers, it must fit TCP's initial congestion window of ten packets (14,600 bytes).
 */
const FIRST_PAINT = 11_000
/** The starter, with everything that it imports: the script of most pages. */
const STARTER = 4_096
/** The elements that the starter loads only on pages that have their tag (app/entry.client.ts). */
const LATER_ELEMENTS = 1_024
const TAGS_OF_LATER_FILES: Readonly<Record<string, readonly string[]>> = {
  'carousel.element': ['site-carousel'],
  'small-elements': ['back-link', 'not-found', 'start-bar'],
}
/** Scripts of the site on a page with a form. With those of the analytics and of the provider there are six. */
const FORM_PAGE_FILES = 4
/** A request costs as much as some hundred bytes, so no script is smaller. */
const SMALLEST_SCRIPT = 400
/** All scripts of the site on a page with a form: the starter, React, and the code of the form. */
const FORM_SCRIPT = 70_000
/** The package of a form provider with its adapter, in place of a script from the provider's host. */
const PROVIDER_PACKAGE = 12_500
/** The search's script and data, which load when a visitor opens it. Each page beyond 54 adds its words. */
const SEARCH = 25_000
const SEARCH_PAGES = 54
const SEARCH_FURTHER_PAGE = 400
const FONTS = 45_000
const HERO = 45_000
/** What a phone loads before the load event, without forms and insights: files of the site, as hosts send them. */
const FIRST_VIEW = 130_000
/** Ten, and the starter script, which delays nothing. */
const REQUESTS_BEFORE_LOAD = 11

/** Qualities of Brotli. */
const [FAST, BEST] = [5, 11]
const compressed = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, each) => total + sentBytes(each), 0)
const all = ({ elements }: BuiltPage, tag: string) => elements.filter(({ tagName }) => tagName === tag)
const links = (page: BuiltPage, rel: string) => all(page, 'link').filter((link) => attribute(link, 'rel') === rel)
const inHead = (element: Element) => inside(element, ({ tagName }) => tagName === 'head')
const hasIsland = ({ elements }: BuiltPage) => elements.some((each) => attribute(each, 'data-island') !== undefined)

test.each(built)('$path has a document of at most 20,000 bytes', ({ path }) => {
  expect(sentBytes(htmlAddress(path))).toBeLessThanOrEqual(DOCUMENT)
})

test.each(built)('$path needs at most 11,000 bytes for its first paint', ({ path }) => {
  const html = fileText(htmlAddress(path))
  const firstSection = html.indexOf('</section>', html.indexOf('<h1'))
  expect(firstSection).toBeGreaterThan(0)
  const start = html.slice(0, firstSection)
  // The best quality takes forty times as long, and few pages need it.
  const most = compressed(start, FAST)
  expect(most > FIRST_PAINT ? compressed(start, BEST) : most).toBeLessThanOrEqual(FIRST_PAINT)
})

test.each(built)('$path waits for no request before its first paint', (page) => {
  expect(links(page, 'stylesheet').filter(inHead), 'Stylesheets in the head').toEqual([])
  const styles = all(page, 'style').flatMap(({ childNodes }) => childNodes)
  expect(styles.filter((text) => 'value' in text && text.value.includes('@import'))).toEqual([])
  expect(runScripts(page.elements).filter(isBlocking), 'Scripts that block the parser').toEqual([])
})

function isBlocking(script: Element): boolean {
  if (attribute(script, 'src') === undefined) return true
  const isDeferred = ['async', 'defer'].some((name) => attribute(script, name) !== undefined)
  return !isDeferred && attribute(script, 'type') !== 'module'
}

test.each(built)('$path links its stylesheet below its first section', (page) => {
  const [stylesheet, ...others] = links(page, 'stylesheet')
  expect(others).toEqual([])
  const main = page.elements.findIndex(({ tagName }) => tagName === 'main')
  const heading = page.elements.findIndex(({ tagName }) => tagName === 'h1')
  expect(main).toBeGreaterThan(0)
  expect(stylesheet && page.elements.indexOf(stylesheet)).toBeGreaterThan(heading)
})

test.each(built)('$path loads its scripts with low priority, and preloads nothing else but fonts', (page) => {
  const code = links(page, 'modulepreload')
  for (const each of [...runScripts(page.elements), ...code]) expect(attribute(each, 'fetchpriority')).toBe('low')
  const startsWithPicture = page.elements.some((each) => attribute(each, 'fetchpriority') === 'high')
  const startsWithForm = hasIsland(page) && !startsWithPicture
  expect(code, 'Only the start of a form that nothing else has to wait for').toHaveLength(startsWithForm ? 1 : 0)
  const providers = (all: readonly Element[]) => all.flatMap((each) => attribute(each, 'data-provider-script') ?? [])
  expect(new Set(providers(code)), 'It requests the script of the provider').toEqual(
    new Set(startsWithForm ? providers(page.elements) : []),
  )
  expect(links(page, 'preload').filter((link) => attribute(link, 'as') !== 'font')).toEqual([])
})

test.each(built.filter((page) => !hasIsland(page)))(
  '$path loads a starter of at most 4 KB, and little else',
  ({ elements }) => {
    const files = withStaticImports(namedScripts(elements), fileText)
    expect(files.size).toBeGreaterThan(0)
    const later = [...withAllImports(namedScripts(elements), fileText)].filter((file) => /element/.test(file))
    expect(later.map(nameOf).sort()).toEqual(Object.keys(TAGS_OF_LATER_FILES).sort())
    const used = later.filter((file) => isUsed(file, elements))
    expect(sum(files)).toBeLessThanOrEqual(STARTER)
    expect(sum(used)).toBeLessThanOrEqual(LATER_ELEMENTS)
  },
)

test.each(built.filter(hasIsland))('$path loads at most 70 KB of script with its form', ({ elements }) => {
  const start = withStaticImports(namedScripts(elements), fileText)
  const files = [...withAllImports(namedScripts(elements), fileText)].filter((file) => !isSearch(file))
  expect(files.length, 'The form is a separate file').toBeGreaterThan(start.size)
  expect(sum(start)).toBeLessThanOrEqual(STARTER)
  expect(sum(files)).toBeLessThanOrEqual(FORM_SCRIPT + (files.some(isProviderPackage) ? PROVIDER_PACKAGE : 0))
})

test.each(built.filter(hasIsland))('$path loads few scripts, and none of them is tiny', ({ elements }) => {
  const files = [...withAllImports(namedScripts(elements), fileText)].filter(
    (file) => !isSearch(file) && isUsed(file, elements),
  )
  expect(files.length, files.join()).toBeLessThanOrEqual(FORM_PAGE_FILES)
  for (const file of files) expect(sentBytes(file), file).toBeGreaterThanOrEqual(SMALLEST_SCRIPT)
})

test('the package of a provider is only in the site of a clinic with this provider', () => {
  const page = built.find(hasIsland)
  const files = [...withAllImports(namedScripts(page?.elements ?? []), fileText)]
  expect(files.filter(isProviderPackage)).toHaveLength(page && site.clinic.forms.provider === 'typeform' ? 1 : 0)
})

test('the search loads at most 25 KB, and only when it is opened', () => {
  const home = built.find(({ path }) => path === '/')
  const start = namedScripts(home?.elements ?? [])
  const code = [...withAllImports(start, fileText)].filter(isSearch)
  expect(code.length).toBeGreaterThan(0)
  expect([...withStaticImports(start, fileText)].filter(isSearch)).toEqual([])
  const before = withStaticImports(start, fileText)
  const added = [...withStaticImports(code, fileText)].filter((file) => !before.has(file))
  const furtherPages = Math.max(0, built.length - SEARCH_PAGES)
  expect(sum([...added, SEARCH_PATH])).toBeLessThanOrEqual(SEARCH + furtherPages * SEARCH_FURTHER_PAGE)
})

/** Name of a script, without its folder and hash. */
function nameOf(file: string): string {
  return file.replace(/^.*\/(.+)-.{8}\.js$/, '$1')
}

/**
 * Whether a page with these elements loads the file, if it is one of the later elements. Every other file is used.
 */
function isUsed(file: string, elements: readonly Element[]): boolean {
  const tags = TAGS_OF_LATER_FILES[nameOf(file)]
  return tags === undefined || elements.some(({ tagName }) => tags.includes(tagName))
}

/** Whether a script is @typeform/embed, by the host in it. */
function isProviderPackage(file: string): boolean {
  return fileText(file).includes('embed.typeform.com')
}

/** Whether a script reads the search data. */
function isSearch(file: string): boolean {
  return fileText(file).includes(SEARCH_PATH)
}

test.each(built)('$path requests few files before it has loaded, of at most 130 KB on a phone', (page) => {
  const linked = (rel: string) => links(page, rel).map((link) => attribute(link, 'href') ?? '')
  const pictures = all(page, 'img').filter((image) => attribute(image, 'loading') !== 'lazy')
  const files = [
    htmlAddress(page.path),
    ...linked('stylesheet'),
    ...linked('preload'),
    ...withStaticImports(namedScripts(page.elements), fileText),
    ...new Set(all(page, 'use').map((use) => (attribute(use, 'href') ?? '').replace(/#.*/, ''))),
    ...pictures.map(pictureOnPhone),
  ]
  expect(sum(linked('preload')), 'Fonts').toBeLessThanOrEqual(FONTS)
  expect(sum(files)).toBeLessThanOrEqual(FIRST_VIEW)
  const icon = 1
  expect(files.length + icon).toBeLessThanOrEqual(REQUESTS_BEFORE_LOAD)
})

test.each(built)('$path has a first picture that suits a phone', (page) => {
  for (const image of all(page, 'img').filter((each) => attribute(each, 'fetchpriority') === 'high')) {
    expect(sentBytes(pictureOnPhone(image)), attribute(image, 'src')).toBeLessThanOrEqual(HERO)
  }
})
