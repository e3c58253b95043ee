// Fails when a merge loses a change of either side, doubles an item, or asks about a field that only one has changed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const PAGE = {
  path: '/care',
  seo: { title: 'Care', description: 'What it is' },
  sections: [
    { type: 'hero', title: 'One', lede: 'First' },
    {
      type: 'cards',
      cards: [
        { title: 'A', text: 'a' },
        { title: 'B', text: 'b' },
        { title: 'C', text: 'c' },
      ],
    },
    { type: 'closing', title: 'End' },
  ],
}
type Page = typeof PAGE

/** The page after a change. */
function changed(change: (page: Page) => void): Page {
  const page = structuredClone(PAGE)
  change(page)
  return page
}

const cardsOf = (value: unknown) => (value as Page).sections.find(({ cards }) => cards)?.cards ?? []

test('each side keeps its changes, also in one list, and nothing is asked', () => {
  const mine = changed((page) => {
    page.seo.title = 'Mine'
    cardsOf(page).splice(0, 1, { title: 'A', text: 'mine' })
    page.sections.splice(1, 0, { type: 'text', title: 'New' })
  })
  const theirs = changed((page) => {
    page.seo.description = 'Theirs'
    cardsOf(page).splice(2, 1, { title: 'C', text: 'theirs' })
    cardsOf(page).splice(0, 1, { title: 'Theirs', text: 'a' })
  })
  const { value, conflicts } = merge(PAGE, mine, theirs)
  expect(conflicts).toEqual([])
  expect(value).toMatchObject({ seo: { title: 'Mine', description: 'Theirs' }, sections: { length: 4 } })
  expect(cardsOf(value)).toEqual([
    { title: 'Theirs', text: 'mine' },
    { title: 'B', text: 'b' },
    { title: 'C', text: 'theirs' },
  ])
})

test('an item that one side moved has the changes of the other, once', () => {
  const moved = changed((page) => page.sections.unshift(...page.sections.splice(2, 1)))
  const theirs = changed((page) => page.sections.splice(2, 1, { type: 'closing', title: 'Theirs' }))
  for (const [mine, other] of [
    [moved, theirs],
    [theirs, moved],
  ]) {
    const { value, conflicts } = merge(PAGE, mine, other)
    expect(conflicts).toEqual([])
    expect((value as Page).sections.map(({ title }) => title)).toEqual(['Theirs', 'One', undefined])
  }
  const elsewhere = changed((page) => page.sections.splice(1, 0, ...page.sections.splice(2, 1)))
  expect((merge(PAGE, moved, elsewhere).value as Page).sections).toHaveLength(3)
})

test('a field that both changed, or one changed and the other removed, is asked about, and no other', () => {
  const mine = changed((page) => {
    page.seo.title = 'Mine'
    page.sections.splice(0, 1)
  })
  const theirs = changed((page) => {
    page.seo.title = 'Theirs'
    page.sections.splice(0, 1, { type: 'hero', title: 'One', lede: 'Theirs' })
    page.path = '/theirs'
  })
  const { value, conflicts } = merge(PAGE, mine, theirs)
  expect(conflicts).toEqual([
    { path: 'seo/title', mine: 'Mine', theirs: 'Theirs' },
    { path: 'sections/0', mine: undefined, theirs: theirs.sections[0] },
  ])
  expect(value).toMatchObject({ path: '/theirs', seo: { title: 'Mine' }, sections: { length: 3 } })
})

const text = fc.constantFrom('a', 'b', 'c', 'd')
const item = fc.record({ type: fc.constantFrom('x', 'y'), title: text, list: fc.array(text, { maxLength: 3 }) })
const file = fc.record({ name: text, items: fc.array(item, { maxLength: 5 }) })

test('without a change on one side, the other side wins; the same change on both sides is made once', () => {
  fc.assert(
    fc.property(file, file, (base, other) => {
      expect(merge(base, other, base)).toEqual({ value: other, conflicts: [] })
      expect(merge(base, base, other)).toEqual({ value: other, conflicts: [] })
      expect(merge(base, other, other)).toEqual({ value: other, conflicts: [] })
    }),
  )
})
