// The structured data of every page, by the rules of schema.org and by those of Google's documentation.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attribute, inside, plain, sourceOf, under, wordsOf, type Element } from '../markup/document.ts'
import { built, site, type BuiltPage } from './built.ts'

/**
 * What an item of each type must have (developers.google.com/search/docs/appearance/structured-data: local business,
 * breadcrumb, FAQ). Google has no rules for the other types. Theirs are what an item says nothing without.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  [site.clinic.businessType]: ['@id', 'name', 'address', 'telephone', 'url', 'geo', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'description', 'url', 'provider'],
  MedicalWebPage: ['name', 'description', 'url', 'publisher'],
  MedicalCondition: ['name'],
  MedicalTherapy: ['name'],
  MedicalTest: ['name'],
  MedicalProcedure: ['name'],
  MedicalAudience: ['audienceType'],
  Person: ['name'],
}

type Item = Record<string, unknown>

const textsOf = ({ elements }: BuiltPage) =>
  elements.filter((each) => attribute(each, 'type') === 'application/ld+json').map(sourceOf)
const typeOf = (text: string) => String((JSON.parse(text) as Item)['@type'])
const itemsOf = (page: BuiltPage) => textsOf(page).flatMap((text) => allItems(JSON.parse(text) as unknown))

/** `value` and every item in it. */
function allItems(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(allItems)
  if (typeof value !== 'object' || value === null) return []
  return [value as Item, ...Object.values(value).flatMap(allItems)]
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Ids of the items that some page describes. */
const described = new Set(
  built.flatMap(itemsOf).flatMap((item) => (item['@type'] && item['@id'] ? [String(item['@id'])] : [])),
)

/** What is wrong with an item: what it lacks, or that it refers to nothing. */
function problemsOf(item: Item): string[] {
  const { '@type': type, '@id': id, ...rest } = item
  if (type === undefined)
    return described.has(String(id)) && Object.keys(rest).length === 0
      ? []
      : [`${JSON.stringify(item)} names no item.`]
  const required = REQUIRED[String(type)]
  if (!required) return [`This test has no rules for ${String(type)}.`]
  return required.filter((name) => isEmpty(item[name])).map((name) => `${String(type)} has no ${name}.`)
}

test.each(built)('$path has complete items, or references to items that another page describes', (page) => {
  expect(itemsOf(page).flatMap(problemsOf)).toEqual([])
})

test.each(built)('$path has each type once, with its breadcrumbs below the home page', (page) => {
  const types = textsOf(page).map(typeOf)
  expect(new Set(types).size).toBe(types.length)
  const last = itemsOf(page).findLast((item) => item['@type'] === 'ListItem')
  expect(last?.['item']).toBe(page.path === '/' ? undefined : `${site.clinic.url}${page.path}`)
})

test.each(built)('$path tells search engines the questions that it shows, each once, word for word', (page) => {
  const inSearchData = itemsOf(page)
    .filter((item) => item['@type'] === 'Question')
    .map(({ name, acceptedAnswer }) => [plain(String(name)), plain((acceptedAnswer as { text: string }).text)])
  const shown = page.elements.filter(isQuestion).map((details) => {
    const [question, ...rest] = under(details).filter(({ tagName }) => tagName === 'summary' || tagName === 'p')
    return [question && wordsOf(question), rest.map(wordsOf).join(' ')]
  })
  expect(inSearchData).toEqual(shown)
  expect(new Set(inSearchData.map(([question]) => question)).size).toBe(inSearchData.length)
})

/** The details of a question: those with a name, of which browsers open one at a time. */
function isQuestion(element: Element): boolean {
  return (
    element.tagName === 'details' &&
    attribute(element, 'name') !== undefined &&
    inside(element, ({ tagName }) => tagName === 'main')
  )
}

/**
 * For JSON.parse: items that differ in words and addresses only become one, because TypeScript takes six seconds for
 * all of them. Values that schema.org defines have no spaces, and stay.
 */
function inOneShape(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return /\s|^https:(?!\/\/schema\.org)/.test(value) ? 'Some words' : value
  if (!Array.isArray(value)) return value
  const parts = value.map((each) => [JSON.stringify(each), each as unknown] as const)
  return [...new Map(parts).values()]
}

test('the structured data of all pages has only properties and values that schema.org defines', () => {
  const texts = [...new Set(built.flatMap(textsOf).map((text) => JSON.stringify(JSON.parse(text, inOneShape))))]
  const types = [...new Set(texts.map(typeOf))]
  expect(types).not.toHaveLength(0)
  // The types of schema-dts are the vocabulary that schema.org publishes. TypeScript checks each item by them.
  const items = texts.map((text, index) => `export const item${index}: WithContext<${typeOf(text)}> =\n${text}\n`)
  mkdirSync('.build', { recursive: true })
  const source = `import type { WithContext, ${types.join(', ')} } from 'schema-dts'\n${items.join('')}`
  writeFileSync('.build/structured-data.ts', source)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', '--types', '']
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', [...options, '.build/structured-data.ts'], {
    encoding: 'utf8',
  })
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
})
