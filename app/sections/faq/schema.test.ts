import { expect, test } from 'vitest'
import { CARE, testMistakes, without } from '../../../tests/fixtures/mistakes.ts'
import { pageAt, siteWith, type Edits } from '../../../tests/fixtures/sites.ts'
import { questionsOn } from '../traits.ts'

/** The page about care without some groups of questions. */
function withoutGroups(...groups: readonly string[]): Edits {
  return without(CARE, ...groups.map((group) => new RegExp(` {4}${group}:\\n(?: {5,}.*\\n)+`)))
}

test('a page may leave out a group of questions', async () => {
  const all = questionsOn(pageAt(await siteWith({}), '/care'))
  const some = questionsOn(pageAt(await siteWith(withoutGroups('treatment', 'payment')), '/care'))
  expect(some).toEqual(all.slice(0, some.length))
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)
})

testMistakes([
  {
    name: 'questions without a group',
    edits: withoutGroups('general', 'treatment', 'payment'),
    at: [CARE, '  - type: faq', 'sections.1'],
    remedy: 'Write at least one group of questions: general, treatment or payment.',
  },
])
