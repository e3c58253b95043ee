import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARE, testMistakes } from '../../../tests/fixtures/mistakes.ts'
import { GOOD_SITE, pageAt, siteWith, type Edits } from '../../../tests/fixtures/sites.ts'
import { questionsOn } from '../traits.ts'

/** The page about care without some groups of questions. */
function without(...groups: string[]): Edits {
  const text = readFileSync(`${GOOD_SITE}/${CARE}`, 'utf8')
  return {
    [CARE]: groups.reduce((rest, group) => rest.replace(new RegExp(`    ${group}:\n(?: {5,}.*\n)+`), ''), text),
  }
}

test('a page may leave out a group of questions', async () => {
  const all = questionsOn(pageAt(await siteWith({}), '/care'))
  const some = questionsOn(pageAt(await siteWith(without('treatment', 'payment')), '/care'))
  expect(some).toEqual(all.slice(0, some.length))
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)
})

testMistakes([
  {
    name: 'questions without a group',
    edits: without('general', 'treatment', 'payment'),
    at: [CARE, '  - type: faq', 'sections.1'],
    remedy: 'Write at least one group of questions: general, treatment or payment.',
  },
])
