// `npm run acceptance`: the built pages against docs/specification.md, statement by statement.
import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findHeadlessShell } from '../../cli/browser.ts'
import { kindsWithoutPage, movedPage } from '../browser/page-kinds.ts'
import startServers from '../browser/servers.ts'
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts'
import { behaviour } from './behaviour.ts'
import { builtPage, builtPaths } from './built-page.ts'
import { lines, ROUTES, statementsOf } from './specification.ts'
import { product } from './table/1-product.ts'
import { forms } from './table/2-forms.ts'
import { landings } from './table/2-landings.ts'
import { shell } from './table/2-shell.ts'
import { treatments } from './table/2-treatments.ts'
import { shapes } from './table/3-shapes.ts'
import { figures } from './table/9-figures.ts'

const table = [...product, ...shell, ...landings, ...treatments, ...forms, ...shapes, ...figures]
const quotes = [...table, ...behaviour].flatMap(({ statement }) => statement.split(' | '))

/** Statements that nobody can see on a page, introductions of lists, and the cells that a route or an error names. */
const NOTHING_TO_SEE =
  /not shown|No business status|Developer error|Carousel parts|:$|^\/|^(?:Situation|Result|Route|Screen)$/i

test('the site has the 54 routes of the specification, and no other page', () => {
  expect(ROUTES).toHaveLength(54)
  expect(builtPaths().sort()).toEqual(ROUTES.toSorted())
})

test('no browser test skips itself because the site lacks the page that it needs', () => {
  expect(kindsWithoutPage()).toEqual([])
  expect(movedPage).toBeDefined()
})

test('every row has words of the specification', () => {
  expect(quotes.filter((quote) => !lines.some((line) => placeOf(quote, line)))).toEqual([])
})

test('every statement of sections 1 to 9 has a row', () => {
  const without = lines.flatMap((line) => {
    const places = quotes.map((quote) => placeOf(quote, line)).filter((place) => place !== undefined)
    return statementsOf(line).filter((statement) => {
      const start = line.indexOf(statement)
      const isQuoted = places.some(([from, to]) => from < start + statement.length && to > start)
      return !isQuoted && !NOTHING_TO_SEE.test(statement)
    })
  })
  expect(without).toEqual([])
})

/** Where `line` has the words of `quote`, from and to; undefined where it does not. */
function placeOf(quote: string, line: string): [from: number, to: number] | undefined {
  const [first = '', last = first] = quote.split(' … ')
  const from = line.indexOf(first)
  const to = line.indexOf(last, from)
  return from < 0 || to < 0 ? undefined : [from, to + last.length]
}

describe('on the built pages', () => {
  test.each(table)('$statement ($paths.length: $paths.0)', ({ paths, findings }) => {
    const missing = paths.flatMap((path) =>
      findings.flatMap((finding) => {
        const lacks = finding(builtPage(path))
        return lacks === undefined ? [] : `${path} lacks ${lacks}`
      }),
    )
    expect(missing).toEqual([])
  })
})

describe('in the browser', () => {
  let browser: Browser
  let stopServers: () => Promise<void>

  beforeAll(async () => {
    stopServers = await startServers()
    browser = await chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_ARGUMENTS })
  })

  afterAll(async () => {
    await browser.close()
    await stopServers()
  })

  test.each(behaviour)('$statement', async ({ run }) => {
    const page = await browser.newPage({ baseURL: process.env['SITE_ORIGIN'] ?? '' })
    await expect(run(page)).resolves.toBeUndefined()
    await page.close()
  })
})
