// Compares the built pages of a clinic with its specification, statement by statement.
import { existsSync, globSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_DIR } from '../../pipeline/output/folders.ts'
import { fileText, hasFile, htmlAddress } from '../artifact/built.ts'
import { kindsWithoutPage, movedPage } from '../browser/page-kinds.ts'
import type { Row } from './findings.ts'
import { readSpecification } from './specification.ts'

interface Acceptance {
  /** Path of the specification. */
  specification: string
  /** Every page of the site. */
  routes: readonly string[]
  /** Sentences of the specification that list routes. */
  routeSentences: readonly string[]
  /** The rows, by the name of their file in the folder `table` beside the specification. */
  table: Readonly<Record<string, readonly Row[]>>
  /** What needs scripts or styles, by the words of the specification, as in a row. */
  behaviour: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** Files of the browser tests that assert a statement for any clinic, by its words. */
  browserTests: Readonly<Record<string, string>>
  /** Parts of statements that nobody can see on a page. */
  nothingToSee: readonly string[]
  /** Cells of tables that say no more than their route or their column. */
  names: ReadonlySet<string>
}

/** Defines the tests of a clinic's specification. */
export function defineAcceptance(acceptance: Acceptance, browser: () => Browser): void {
  const { specification: file, routes, routeSentences, behaviour, browserTests, nothingToSee, names } = acceptance
  const specification = readSpecification(file)
  const table = Object.entries(acceptance.table).flatMap(([name, rows]) =>
    rows.map((row) => ({ ...row, file: file.replace(/[^/]*$/, `table/${name}.ts`) })),
  )
  const documents = ['/404', '/500', ...routes]
  const inBrowser = [behaviour, browserTests].flatMap((each) => Object.keys(each))
  /** Words that rows quote. Words of one line, with others between them, are one entry. */
  const quotes = [...table.map(({ statement }) => statement), ...inBrowser, ...routeSentences]
    .flatMap((each) => each.split(' | '))
    .map((quote) => quote.split(' … '))

  test('the site has the routes of the specification, and no other page', () => {
    const paths = globSync('**/*.html', { cwd: SITE_DIR }).map((each) =>
      each.replaceAll('\\', '/').replace('.html', ''),
    )
    expect(routes).toEqual(expect.arrayContaining([...specification.routes]))
    const remedy = `Agree on another page with the client. Then add its route to ${file} and the list`
    expect(paths.sort(), remedy).toEqual([...routes, '/404', '/500'].map((path) => path.slice(1) || 'index').sort())
  })

  test('no browser test skips itself because the site lacks the page that it needs', () => {
    expect(kindsWithoutPage()).toEqual([])
    expect(movedPage).toBeDefined()
  })

  test('every row is about pages of the site, and has words of the specification', () => {
    expect(table.flatMap(({ paths }) => paths.filter((path) => !documents.includes(path)))).toEqual([])
    expect(quotes.filter((quote) => !specification.isQuoted(quote))).toEqual([])
  })

  test('the browser tests that assert a statement are there', () => {
    expect(Object.values(browserTests).filter((each) => !existsSync(each))).toEqual([])
  })

  test('every statement of the specification has a row', () => {
    const parts = [...quotes.flat(), ...nothingToSee]
    const hasRow = (words: string) => parts.some((part) => words.includes(part) || part.includes(words))
    expect(specification.statements.filter((words) => !hasRow(words) && !names.has(words))).toEqual([])
  })

  describe.each(documents)('the HTML of %s', (path) => {
    let page: Page

    beforeAll(async () => {
      page = await browser().newPage({ javaScriptEnabled: false })
      if (!hasFile(htmlAddress(path))) throw new Error(`The site has no page at ${path}, which ${file} describes.`)
      await page.setContent(inPlainCharacters(fileText(htmlAddress(path))))
    })

    afterAll(() => page.close())

    test.each(table.filter(({ paths }) => paths.includes(path)))('$statement', async ({ findings, file: rows }) => {
      const remedy = `The page departs from ${file}. If it should, change this row of ${rows}`
      const missing = await Promise.all(findings.map((finding) => finding(page).then(() => [], String)))
      expect(missing.flat(), remedy).toEqual([])
    })
  })

  test.each(Object.entries(behaviour))('%s', async (_, run) => {
    const page = await browser().newPage({ baseURL: process.env['SITE_ORIGIN'] ?? '' })
    await expect(run(page)).resolves.toBeUndefined()
    await page.close()
  })
}

/** `html` with the hyphens, quotation marks and spaces of a specification. */
function inPlainCharacters(html: string): string {
  const spaced = html.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
  return spaced.replaceAll(/[–‑]/g, '-').replaceAll(/[‘’]/g, "'")
}
