import { expect, test } from 'vitest'
import { formerPaths } from '../../app/content/chrome.server.ts'
import { formsOf } from '../../app/content/known.ts'
import { formsOn, type Page } from '../../app/content/page.ts'
import { attribute, elementsOf, inside, type Element } from '../markup/document.ts'
import { built, fileText, filesEnding, hasFile, notFound, site } from './built.ts'

const former = formerPaths(site.pages.values())
const documents = [...built, { path: '/404', elements: elementsOf(notFound) }]
const idsByPath = new Map(
  documents.map(({ path, elements }) => [path, new Set(elements.flatMap((each) => attribute(each, 'id') ?? []))]),
)
const hasForm = (page: Page) => formsOn(page).length > 0
const withForm = new Set([...site.pages.values()].filter(hasForm).map(({ path }) => path))
const formOrigins = new Set([...formsOf(site.clinic).values()].map(({ origin }) => origin))

/** Why a link from `path` leads nowhere, or undefined when it leads somewhere. */
function deadLink(path: string, href: string): string | undefined {
  if (/^(tel:\+?\d+|mailto:\S+@\S+)$/.test(href) || /^https?:\/\//.test(href)) return undefined
  if (!href.startsWith('/') && !href.startsWith('#')) return `${href} is neither a path nor an anchor`
  const [to = '', hash] = href.split('#', 2)
  const target = to === '' ? path : (former[to] ?? to)
  if (!idsByPath.has(target)) return hasFile(target) ? undefined : `${href} is no page`
  return hash === undefined || idsByPath.get(target)?.has(hash) ? undefined : `${href} names no element of ${target}`
}

/** Every address that the document loads: scripts, styles, pictures, fonts, frames. */
function loadedBy(elements: readonly Element[]): string[] {
  return elements.flatMap((each) => {
    if (each.tagName === 'a' || (each.tagName === 'link' && attribute(each, 'rel') === 'canonical')) return []
    const sets = [attribute(each, 'srcset'), attribute(each, 'imagesrcset')].flatMap(
      (set) => set?.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '') ?? [],
    )
    const single = ['src', 'href', 'data-start', 'data-stream', 'data-insights', 'action', 'poster'].flatMap(
      (name) => attribute(each, name) ?? [],
    )
    return [...single, ...sets]
  })
}

test.each(documents)('$path links to nothing that is not there', ({ path, elements }) => {
  const links = elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href') ?? '')
  expect(links.length).toBeGreaterThan(20)
  expect(links.flatMap((href) => deadLink(path, href) ?? [])).toEqual([])
})

test.each(documents)('$path loads only files of this site, and all of them are there', ({ elements }) => {
  const addresses = [...new Set(loadedBy(elements))].filter((address) => address !== site.clinic.analytics.scriptSrc)
  expect(addresses.filter((address) => !hasFile(address.replace(/[#?].*$/, '')))).toEqual([])
})

test.each(documents)('$path shows icons that the sprite has', ({ elements }) => {
  const uses = elements.filter(({ tagName }) => tagName === 'use').map((use) => attribute(use, 'href') ?? '')
  expect(
    uses.filter((href) => !fileText(href.replace(/#.*$/, '')).includes(`id="${href.replace(/^.*#/, '')}"`)),
  ).toEqual([])
})

test.each(documents)(
  '$path leaves the site for Sign In, its sources and its form only, in a new tab that cannot reach back',
  ({ path, elements }) => {
    const away = elements.filter((each) => each.tagName === 'a' && /^https?:/.test(attribute(each, 'href') ?? ''))
    const sources = JSON.stringify(site.pages.get(path)?.sections ?? [])
    const strange = away.flatMap((link) => {
      const href = attribute(link, 'href') ?? ''
      const known =
        href === signIn ||
        sources.includes(JSON.stringify(href)) ||
        (withForm.has(path) && formOrigins.has(new URL(href).origin))
      return known ? [] : [href]
    })
    expect(strange).toEqual([])
    expect(
      away.filter(
        (link) => attribute(link, 'target') !== '_blank' || !/\bnoopener\b/.test(attribute(link, 'rel') ?? ''),
      ),
    ).toEqual([])
    const signIns = away.filter((link) => attribute(link, 'href') === signIn)
    expect(signIns.some((link) => inside(link, ({ tagName }) => tagName === 'header'))).toBe(true)
  },
)

const login = new URL(site.clinic.signIn.url)
login.searchParams.set('app', site.clinic.signIn.app)
const signIn = login.href

test('a page shows a form where its content has one, and the form knows its id', () => {
  const mounted = built.filter(({ elements }) =>
    elements.some((each) => attribute(each, 'data-form-id') !== undefined),
  )
  expect(new Set(mounted.map(({ path }) => path))).toEqual(withForm)
  const ids = new Set(Object.values(site.clinic.forms.ids))
  const shown = mounted.flatMap(({ elements }) => elements.flatMap((each) => attribute(each, 'data-form-id') ?? []))
  expect(shown.filter((id) => !ids.has(id))).toEqual([])
})

test('the form provider is named on pages with a form only', () => {
  const named = built.filter(({ html }) => [...formOrigins].some((origin) => html.includes(origin)))
  expect(named.map(({ path }) => path).filter((path) => !withForm.has(path))).toEqual([])
})

test('a link to a page with a form loads it as a document, in the pages’ data', () => {
  const missing = built.flatMap(({ path, page }) =>
    linksIn(page.sections)
      .filter(({ href, document }) => formPages.has(href.replace(/#.*$/, '')) !== (document === true))
      .map(({ href }) => `${path}: ${href}`),
  )
  expect(missing).toEqual([])
})

const formPages = new Set(
  [...site.pages.values()].filter(hasForm).flatMap(({ path, formerPaths: old }) => [path, ...old]),
)

function linksIn(value: unknown): { href: string; document?: boolean }[] {
  if (typeof value !== 'object' || value === null) return []
  const { href } = value as { href?: unknown }
  return typeof href === 'string' ? [value as { href: string }] : Object.values(value).flatMap(linksIn)
}

test('stylesheets load files of this site only', () => {
  const addresses = filesEnding('.css').flatMap((file) =>
    [...fileText(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
      ([, address = '']) => new URL(address, `http://site${file}`),
    ),
  )
  expect(addresses.filter(({ host, pathname }) => host !== 'site' || !hasFile(pathname)).map(String)).toEqual([])
})
