// Every link leads somewhere, every file exists, and nothing is loaded from elsewhere.
import { expect, test } from 'vitest'
import { formsOf } from '../../app/site/read/gather-references.server.ts'
import { redirectsOf, signInHref } from '../../app/site/derive/shared-content.server.ts'
import { attribute, inside, sourceOf, under, wordsOf, type Element } from '../markup/document.ts'
import { built, documents, fileText, filesEnding, hasFile, hasForm, site } from './built.ts'

const former = new Map(
  [...site.pages.values()].flatMap(({ path, formerPaths }) => formerPaths.map((each) => [each.path, path])),
)
const idsByPath = new Map(
  documents.map(({ path, elements }) => [path, new Set(elements.flatMap((each) => attribute(each, 'id') ?? []))]),
)
const withForm = new Set(built.filter(hasForm).map(({ path }) => path))
const formOrigins = new Set([...formsOf(site.clinic).values()].map(({ origin }) => origin))

const signIn = site.clinic.signIn && signInHref(site.clinic.signIn)

/** Why a link from `path` leads nowhere, or undefined when it leads somewhere. */
function deadLink(path: string, href: string): string | undefined {
  if (/^(tel:\+?\d+|mailto:\S+@\S+)$/.test(href) || /^https?:\/\//.test(href)) return undefined
  if (!href.startsWith('/') && !href.startsWith('#')) return `${href} is neither a path nor an anchor`
  const [to = '', hash] = href.split('#', 2)
  const target = to === '' ? path : (former.get(to) ?? to)
  if (!idsByPath.has(target)) return hasFile(target) ? undefined : `${href} is not a page`
  return hash === undefined || idsByPath.get(target)?.has(hash) ? undefined : `${href} names no element of ${target}`
}

/** Every address that the document loads: scripts, styles, pictures, fonts, frames. */
function loadedBy(elements: readonly Element[]): string[] {
  return elements.flatMap((each) => {
    if (each.tagName === 'a' || (each.tagName === 'link' && attribute(each, 'rel') === 'canonical')) return []
    const sets = [attribute(each, 'srcset'), attribute(each, 'imagesrcset')].flatMap(
      (set) => set?.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '') ?? [],
    )
    const single = ['src', 'href', 'data-insights', 'action', 'poster'].flatMap((name) => attribute(each, name) ?? [])
    return [...single, ...sets]
  })
}

test.each(documents)('$path links only to pages, parts and files that exist', ({ path, elements }) => {
  const links = elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href') ?? '')
  expect(links.length).toBeGreaterThan(0)
  expect(links.flatMap((href) => deadLink(path, href) ?? [])).toEqual([])
})

test.each(documents)('$path has links that dial only where they say so: a number, or to call', ({ elements }) => {
  const words = elements
    .filter((each) => each.tagName === 'a' && attribute(each, 'href')?.startsWith('tel:'))
    .map((link) => attribute(link, 'aria-label') ?? wordsOf(link))
  expect(words.filter((each) => !/\d|^Call /.test(each))).toEqual([])
})

test('a menu that links to a part of a page also links to the page itself', () => {
  const { elements } = built.find(({ path }) => path === '/') ?? { elements: [] }
  const menus = elements.filter(
    (each) => each.tagName === 'details' && inside(each, ({ tagName }) => tagName === 'header'),
  )
  const redirects = redirectsOf(site.pages.values())
  const hrefsOf = (menu: Element) =>
    under(menu)
      .flatMap((each) => (each.tagName === 'a' ? (attribute(each, 'href') ?? '') : []))
      .map((href) => redirects[href] ?? href)
  expect(menus.flatMap(hrefsOf).length).toBeGreaterThan(0)
  for (const menu of menus) {
    const hrefs = hrefsOf(menu)
    const parts = hrefs.filter((href) => href.includes('#'))
    expect(parts.filter((href) => !hrefs.includes(href.replace(/#.*/, '')))).toEqual([])
  }
})

test.each(documents)('$path loads only files of this site, and all of them exist', ({ elements }) => {
  const addresses = [...new Set(loadedBy(elements))].filter((address) => address !== site.clinic.analytics.scriptSrc)
  expect(addresses.filter((address) => !hasFile(address.replace(/[#?].*$/, '')))).toEqual([])
})

test.each(documents)('$path shows only icons that are in the sprite', ({ elements }) => {
  const uses = elements.filter(({ tagName }) => tagName === 'use').map((use) => attribute(use, 'href') ?? '')
  expect(
    uses.filter((href) => !fileText(href.replace(/#.*$/, '')).includes(`id="${href.replace(/^.*#/, '')}"`)),
  ).toEqual([])
})

test.each(documents)(
  '$path leaves the site only for Sign In, its sources, its form and directions, in a new tab without an opener',
  ({ path, elements }) => {
    const away = elements.filter((each) => each.tagName === 'a' && /^https?:/.test(attribute(each, 'href') ?? ''))
    const sources = JSON.stringify(site.pages.get(path) ?? {})
    const unexpected = away
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => href !== signIn && !href.startsWith('https://www.google.com/maps/dir/'))
      .filter((href) => !sources.includes(JSON.stringify(href)))
      .filter((href) => !(withForm.has(path) && formOrigins.has(new URL(href).origin)))
    expect(unexpected).toEqual([])
    expect(
      away.filter(
        (link) => attribute(link, 'target') !== '_blank' || !/\bnoopener\b/.test(attribute(link, 'rel') ?? ''),
      ),
    ).toEqual([])
    const signIns = away.filter((link) => attribute(link, 'href') === signIn)
    const inHeader = signIns.some((link) => inside(link, ({ tagName }) => tagName === 'header'))
    expect(inHeader).toBe(signIn !== undefined)
  },
)

test('every form on a page is one that the clinic names, and is shown once', () => {
  const formIds = new Set(Object.values(site.clinic.forms.ids))
  for (const { path, elements } of built) {
    const ids = elements.flatMap((each) => attribute(each, 'data-form-id') ?? [])
    expect(new Set(ids).difference(formIds), path).toEqual(new Set())
    expect(ids.length, `${path} has at most one form`).toBeLessThanOrEqual(1)
  }
})

test('styles load only files of this site, and all of them exist', () => {
  const inline = documents.flatMap(({ elements }) =>
    elements.filter(({ tagName }) => tagName === 'style').map(sourceOf),
  )
  const styles = new Set([...filesEnding('.css').map(fileText), ...inline])
  const addresses = [...styles].flatMap((css) =>
    [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, each = '']) => each),
  )
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !hasFile(address))).toEqual([])
})

test('the drawer on phones has every link of the wide header', () => {
  const { elements } = built.find(({ path }) => path === '/') ?? { elements: [] }
  const linksIn = (matches: (each: Element) => boolean) =>
    elements
      .filter((each) => each.tagName === 'a' && inside(each, matches))
      .filter((each) => !inside(each, ({ tagName }) => tagName === 'site-search'))
      .map((each) => attribute(each, 'href') ?? '')
  const inDrawer = new Set(linksIn((each) => attribute(each, 'id') === 'drawer'))
  // The header also has the skip link and the phone number.
  const wide = linksIn(({ tagName }) => tagName === 'header').filter((href) => !/^(#|tel:)/.test(href))
  expect(wide.length).toBeGreaterThan(5)
  expect(wide.filter((href) => !inDrawer.has(href))).toEqual([])
})
