import { expect, test } from 'vitest'
import { attribute, inside, wordsOf, type Element } from '../markup/document.ts'
import { levelOf, structureProblems } from '../markup/structure.ts'
import { htmlProblems } from '../markup/validator.ts'
import { built, filesEnding, hasFile, notFound, site } from './built.ts'

const isPage = (file: string) => file !== '/404.html'

test('every page of the registry has its file and its data, and there is no page beside them', () => {
  const html = [...site.pages.keys()].map((path) => (path === '/' ? '/index.html' : `${path}.html`))
  expect(filesEnding('.html').filter(isPage)).toEqual(html.sort())
  expect([...site.pages.keys()].filter((path) => !hasFile(path === '/' ? '/_.data' : `${path}.data`))).toEqual([])
})

test.each(built)('$path is valid HTML', async ({ html }) => {
  expect(await htmlProblems(html)).toEqual([])
})

test.each(built)('$path has its headings, names, references and lists in order', ({ html }) => {
  expect(structureProblems(html)).toEqual([])
})

test.each(built)('$path has one h1, and the landmarks that a screen reader jumps to', ({ elements }) => {
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const outside = (tag: string) =>
    all(tag).filter((each) => !inside(each, ({ tagName }) => ['main', 'section', 'article'].includes(tagName)))
  expect(all('h1')).toHaveLength(1)
  expect(all('h1').every((h1) => inside(h1, ({ tagName }) => tagName === 'main'))).toBe(true)
  expect([all('main'), outside('header'), outside('footer')].map(({ length }) => length)).toEqual([1, 1, 1])
  const navs = all('nav').map((nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby'))
  expect(new Set(navs).size).toBe(navs.length)
  expect(navs).not.toContain(undefined)
})

test.each(built)('$path begins with the skip link, which leads to the content', ({ elements }) => {
  const first = elements.find(({ tagName }) => tagName === 'a')
  expect(first && attribute(first, 'href')).toBe('#main')
  expect(elements.some((each) => each.tagName === 'main' && attribute(each, 'id') === 'main')).toBe(true)
})

test.each(built)('$path shows every question that its content asks, and no token', ({ page, elements }) => {
  const main = wordsOf(theMain(elements))
  expect(main).not.toMatch(/\{[a-z]+\.[a-zA-Z]+\}|\bundefined\b|\[object Object\]|\bNaN\b/)
  const headings = elements.filter((each) => levelOf(each) !== undefined && wordsOf(each) === '')
  expect(headings).toEqual([])
  expect(main.length).toBeGreaterThan(page.path.startsWith('/samples/') ? 300 : 800)
})

function theMain(elements: readonly Element[]): Element {
  const main = elements.find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error('The page has no main.')
  return main
}

test('the not-found page is valid, says what the specification asks, and is not hydrated', async () => {
  expect(await htmlProblems(notFound)).toEqual([])
  expect(structureProblems(notFound)).toEqual([])
  expect(notFound).toContain('Oops! Page not found')
  expect(notFound).toMatch(/>404</)
  expect(notFound).toContain('<meta name="robots" content="noindex">')
  expect(notFound).not.toMatch(/type="module"|modulepreload|__reactRouter|entry\.client|data-start/)
})
