// `npm run acceptance`: every statement of specification.ts against the built pages in dist/.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HOSTING_FILE } from '../../build/output/folders.ts'
import { kindsWithoutPage, movedPage } from '../browser/page-kinds.ts'
import { byTag, builtPage, builtPaths } from './built-page.ts'
import { under } from '../markup/document.ts'
import { wordCount } from '../length/measure.ts'
import { allMissing } from './findings/finding.ts'
import { specification } from './specification.ts'
import { FORMER_PATHS, ROUTES } from './specification/routes.ts'

test('the site has the 54 routes of the specification, and no other page', () => {
  expect(ROUTES).toHaveLength(54)
  expect(builtPaths()).toEqual(ROUTES)
})

test('hosts redirect the six paths that the specification links to and does not define', () => {
  expect(JSON.parse(readFileSync(HOSTING_FILE, 'utf8'))).toMatchObject({ formerPaths: FORMER_PATHS })
})

test('the copy has at most 45,000 words', () => {
  const counts = builtPaths().map((path) => wordCount(builtPage(path)))
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(45_000)
})

test('every browser test has the page that it needs, so none skips itself', () => {
  expect(kindsWithoutPage()).toEqual([])
  expect(movedPage).toBeDefined()
})

for (const { title, rows } of specification) {
  // A template, because oxlint accepts only texts as titles.
  describe(`${title}`, () => {
    for (const { says, on = [], finds = [], testedBy = [] } of rows) {
      const paths = [on].flat()
      const tests = [testedBy].flat()
      const onePage = paths.length === 1 ? `${paths[0]}: ` : ''
      test(`${onePage}${says}`, () => {
        expect(
          tests.filter((file) => !existsSync(file)),
          'Files of `testedBy` that do not exist',
        ).toEqual([])
        const named = finds.length > 0 ? paths : tests
        expect(named, 'A row names pages for its findings; without findings it names a test').not.toEqual([])
        expect(paths.flatMap((path) => missingOn(path, finds))).toEqual([])
      })
    }
  })
}

function missingOn(path: string, finds: Parameters<typeof allMissing>[1]): string[] {
  const page = builtPage(path)
  const [main] = byTag(page.elements, 'main')
  if (!main) return [`${path} has no main element`]
  return allMissing({ page, elements: [main, ...under(main)] }, finds).map((missing) => `${path} lacks ${missing}`)
}
