// `npm run acceptance`: the built pages against docs/specification.md, statement by statement.
import { globSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_DIR } from '../../pipeline/output/folders.ts'
import { findHeadlessShell } from '../../cli/browser.ts'
import { fileText, htmlAddress } from '../artifact/built.ts'
import { kindsWithoutPage, movedPage } from '../browser/page-kinds.ts'
import startServers from '../browser/servers.ts'
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts'
import { behaviour } from './behaviour.ts'
import { isQuoted, ROUTES, routeSentences, routesInTable, statements } from './specification.ts'
import { figures } from './table/figures.ts'
import { forms } from './table/forms.ts'
import { landings } from './table/landings.ts'
import { site } from './table/site.ts'
import { treatments } from './table/treatments.ts'

const table = Object.entries({ site, landings, treatments, forms, figures }).flatMap(([name, rows]) =>
  rows.map((row) => ({ ...row, file: `tests/acceptance/table/${name}.ts` })),
)
const documents = ['/404', '/500', ...ROUTES]
/** Words that rows quote. Words of one line, with others between them, are one entry. */
const quotes = [...table.map(({ statement }) => statement), ...Object.keys(behaviour), ...routeSentences]
  .flatMap((each) => each.split(' | '))
  .map((quote) => quote.split(' … '))

/** Parts of statements that nobody can see on a page, and introductions of lists. */
const NOTHING_TO_SEE = [
  'not shown',
  'Not shown',
  'No business status',
  'Developer error',
  'Carousel parts',
  'Treatment areas:',
  'shown to visitors:',
  'Content shapes:',
]
/** Cells of tables that say no more than their route or their column. */
const NAMES = new Set([
  'Route',
  'Screen',
  'Situation',
  'Result',
  "Women's health landing",
  'Vitamin infusions landing',
  'Iron infusions landing',
  'Weight management landing',
  'ED landing',
  'Hair loss landing',
  'Acne and skin care landing',
  'PrEP and screening landing',
  'Urology landing',
  'Private circumcision landing',
  'Free consultation booking',
  'Condition landing pages',
  'Search-landing pages',
])

test('the site has the 54 routes of the specification, and no other page', () => {
  const paths = globSync('**/*.html', { cwd: SITE_DIR }).map((file) =>
    file.replaceAll('\\', '/').replace('.html', ''),
  )
  expect(ROUTES).toHaveLength(54)
  expect(ROUTES).toEqual(expect.arrayContaining(routesInTable))
  const remedy =
    'Agree on another page with the client, add its route to docs/specification.md, and raise the number above'
  expect(paths.sort(), remedy).toEqual([...ROUTES, '/404', '/500'].map((path) => path.slice(1) || 'index').sort())
})

test('no browser test skips itself because the site lacks the page that it needs', () => {
  expect(kindsWithoutPage()).toEqual([])
  expect(movedPage).toBeDefined()
})

test('every row is about pages of the site, and has words of the specification', () => {
  expect(table.flatMap(({ paths }) => paths.filter((path) => !documents.includes(path)))).toEqual([])
  expect(quotes.filter((quote) => !isQuoted(quote))).toEqual([])
})

test('every statement of sections 1 to 9 has a row', () => {
  const parts = [...quotes.flat(), ...NOTHING_TO_SEE]
  const without = statements.filter((words) => !parts.some((part) => words.includes(part) || part.includes(words)))
  expect(without.filter((words) => !NAMES.has(words))).toEqual([])
})

let browser: Browser

beforeAll(async () => {
  const stopServers = await startServers()
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_ARGUMENTS })
  return async () => {
    await browser.close()
    await stopServers()
  }
})

describe.each(documents)('the HTML of %s', (path) => {
  let page: Page

  beforeAll(async () => {
    page = await browser.newPage({ javaScriptEnabled: false })
    await page.setContent(inPlainCharacters(fileText(htmlAddress(path))))
  })

  afterAll(() => page.close())

  test.each(table.filter(({ paths }) => paths.includes(path)))('$statement', async ({ findings, file }) => {
    const remedy = `The page departs from docs/specification.md. If it should, change this row of ${file}`
    const missing = await Promise.all(findings.map((finding) => finding(page).then(() => [], String)))
    expect(missing.flat(), remedy).toEqual([])
  })
})

/** `html` with the hyphens, quotation marks and spaces of the specification. */
function inPlainCharacters(html: string): string {
  const spaced = html.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
  return spaced.replaceAll(/[–‑]/g, '-').replaceAll(/[‘’]/g, "'")
}

test.each(Object.entries(behaviour))('%s', async (_, run) => {
  const page = await browser.newPage({ baseURL: process.env['SITE_ORIGIN'] ?? '' })
  await expect(run(page)).resolves.toBeUndefined()
  await page.close()
})
