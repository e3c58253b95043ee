// Every page has its file, is valid HTML, and has the structure that a screen reader needs.
import { expect, test } from 'vitest'
import { plainText } from '../../app/schema/rich-text.ts'
import type { EvidenceGrade, UrgentSign } from '../../app/schema/references.ts'
import { typeset } from '../../app/schema/typeset.ts'
import { textsNamed, walk } from '../../app/schema/walk.ts'
import { sectionsOf } from '../../app/sections/traits.ts'
import { CONTENT_DIR } from '../../app/site/read/site.server.ts'
import { readCopy } from '../../checks/copy/copy-text.ts'
import { attribute, elementsOf, inside, plain, under, wordsOf, type Element } from '../markup/document.ts'
import { namingProblems } from '../markup/naming.ts'
import { htmlProblems } from '../markup/validator.ts'
import { built, documents, filesEnding, htmlAddress, notFound, serverError, site } from './built.ts'

test('every page of the content has its file, and there are no other pages', () => {
  const expected = [...site.pages.keys()].map(htmlAddress)
  expect(filesEnding('.html').sort()).toEqual([...expected, '/404.html', '/500.html'].sort())
})

test.each(documents)('$path is valid HTML', async ({ html }) => {
  expect(await htmlProblems(html)).toEqual([])
})

test.each(documents)('$path names what it shows, and says where its links lead', ({ html }) => {
  expect(namingProblems(html)).toEqual([])
})

test.each(documents)('$path has one h1, and the landmarks that screen readers use', ({ elements }) => {
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const outside = (tag: string) =>
    all(tag).filter((each) => !inside(each, ({ tagName }) => ['main', 'section', 'article'].includes(tagName)))
  expect(all('h1')).toHaveLength(1)
  expect(all('h1').every((h1) => inside(h1, ({ tagName }) => tagName === 'main'))).toBe(true)
  expect([all('main'), outside('header'), outside('footer')].map(({ length }) => length)).toEqual([1, 1, 1])
})

test.each(documents)('$path has no heading and no urgent sign that Orca skips', ({ elements }) => {
  // When Orca reads a page aloud, it skips what labels something focusable, and a paragraph in a dd.
  const focusable = elements.filter((each) => attribute(each, 'tabindex') !== undefined)
  const labels = new Set(focusable.map((each) => attribute(each, 'aria-labelledby')))
  const skipped = elements.filter(
    (each) =>
      (/^h\d$/.test(each.tagName) && labels.has(attribute(each, 'id') ?? '')) ||
      (each.tagName === 'p' && inside(each, ({ tagName }) => tagName === 'dd')),
  )
  expect(skipped.map(wordsOf)).toEqual([])
})

test.each(documents)('$path shows no token and no failed value', ({ elements }) => {
  const main = wordsOf(mainOf(elements))
  expect(main).not.toMatch(/\{[a-z]+\.[a-zA-Z]+\}|\bundefined\b|\[object Object\]|\bNaN\b/)
  expect(main.length).toBeGreaterThan(0)
})

const copy = new Map(readCopy(site, CONTENT_DIR).pages.map(({ path, texts }) => [path, texts]))

test.each(built)('$path shows every text of its sections', ({ path, elements }) => {
  // Tables capitalize their cells, and links say that they open a new tab.
  const shown = wordsOf(mainOf(elements)).replaceAll(` ${site.messages.words.newTab}`, '').toLowerCase()
  const texts = (copy.get(path) ?? []).filter(({ field }) => field.startsWith('sections.'))
  expect(texts.length).toBeGreaterThan(0)
  const missing = texts.filter(({ read }) => !shown.includes(plain(typeset(read)).toLowerCase()))
  expect(missing.map(({ field }) => field)).toEqual([])
})

test.each(built)('$path shows how strong the evidence for each of its treatments is', ({ page, elements }) => {
  const shown = elements.filter((each) => attribute(each, 'data-grade') !== undefined)
  const phrases = shown.map((each) => wordsOf(each))
  const grades = textsNamed('evidence', sectionsOf(page)).map(({ text }) => text as EvidenceGrade)
  expect(phrases).toEqual(grades.flatMap((grade) => (grade === 'none' ? [] : site.messages.evidence[grade])))
})

test.each(built)('$path shows every urgent sign that it names, under what to do', ({ page, elements }) => {
  const { actions } = site.messages.urgent
  const groups = elements
    .filter(({ tagName }) => tagName === 'dl')
    .flatMap(under)
    .map(wordsOf)
  const signs: UrgentSign[] = []
  walk(sectionsOf(page), (value) => {
    if (typeof value === 'object' && value !== null && 'sign' in value) signs.push(value as UrgentSign)
  })
  const missing = signs.filter(
    ({ action, sign }) =>
      !groups.some(
        (group) =>
          group.startsWith(plain(plainText(actions[action] ?? ''))) && group.includes(plain(plainText(sign))),
      ),
  )
  expect(missing).toEqual([])
})

function mainOf(elements: readonly Element[]): Element {
  const main = elements.find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error('The page has no main.')
  return main
}

test('the not-found page and the page for server errors say what to do in plain words', () => {
  const { notFound: missing, error } = site.messages
  const words = (html: string) => wordsOf(mainOf(elementsOf(html)))
  expect(words(notFound)).toContain(missing.title)
  expect(words(serverError)).toContain(error.title)
  expect(words(serverError)).not.toMatch(/\bat \S+:\d+|stack|\.js/)
  expect(serverError).toMatch(/<main.*href="tel:.*<\/main>/s)
  expect(serverError).toMatch(/<main.*href="\/".*<\/main>/s)
})
