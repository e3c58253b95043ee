// `npm run acceptance`: the built pages against docs/specification.md, statement by statement.
import { globSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_DIR } from '../../build/output/folders.ts'
import { findHeadlessShell } from '../../cli/browser.ts'
import { fileText, htmlAddress } from '../artifact/built.ts'
import { kindsWithoutPage, movedPage } from '../browser/page-kinds.ts'
import startServers from '../browser/servers.ts'
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts'
import { behaviour } from './behaviour.ts'
import { placesOf, ROUTES, statements } from './specification.ts'
import { figures } from './table/figures.ts'
import { forms } from './table/forms.ts'
import { landings } from './table/landings.ts'
import { site } from './table/site.ts'
import { treatments } from './table/treatments.ts'

const table = Object.entries({ site, landings, treatments, forms, figures }).flatMap(([name, rows]) =>
  rows.map((row) => ({ ...row, file: `tests/acceptance/table/${name}.ts` })),
)
const quotes = [...table.map(({ statement }) => statement), ...Object.keys(behaviour)].flatMap((each) =>
  each.split(' | '),
)

/** Statements that nobody can see on a page, introductions of lists, and the cells that a route or an error names. */
const NOTHING_TO_SEE =
  /not shown|No business status|Developer error|Carousel parts|:$|^(?:\/.*|Situation|Result|Route|Screen)$/i

test('the site has the 54 routes of the specification, and no other page', () => {
  const paths = globSync('**/*.html', { cwd: SITE_DIR }).map((file) =>
    file.replaceAll('\\', '/').replace('.html', ''),
  )
  expect(ROUTES).toHaveLength(54)
  const remedy =
    'Agree on another page with the client, add its route to docs/specification.md, and raise the number above'
  expect(paths.sort(), remedy).toEqual([...ROUTES, '/404', '/500'].map((path) => path.slice(1) || 'index').sort())
})

test('no browser test skips itself because the site lacks the page that it needs', () => {
  expect(kindsWithoutPage()).toEqual([])
  expect(movedPage).toBeDefined()
})

test('every row has words of the specification', () => {
  expect(quotes.filter((quote) => placesOf(quote).length === 0)).toEqual([])
})

test('every statement of sections 1 to 9 has a row', () => {
  const quoted = quotes.flatMap(placesOf)
  const overlap = (one: RegExpExecArray, other: RegExpExecArray) =>
    one.index < other.index + other[0].length && other.index < one.index + one[0].length
  const without = statements.filter((statement) => !quoted.some((quote) => overlap(quote, statement)))
  expect(without.map(([words]) => words.trim()).filter((words) => !NOTHING_TO_SEE.test(words))).toEqual([])
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

describe.each(['/404', '/500', ...ROUTES])('the HTML of %s', (path) => {
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
