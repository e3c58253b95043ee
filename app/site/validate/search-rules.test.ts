import { expect, test } from 'vitest'
import { CARE, change, testMistakes } from '../../../tests/fixtures/mistakes.ts'
import { siteWith } from '../../../tests/fixtures/sites.ts'
import { searchDataOf } from '../derive/search-data.server.ts'

const SEARCH = 'search.yaml'

testMistakes([
  {
    name: 'page without patient words',
    edits: change(SEARCH, '  - page: /care-form\n    care: online\n    words:\n      - form words\n', ''),
    at: [SEARCH, 'pages:', 'pages'],
    remedy: 'The page /care-form has no patient words, so the search cannot find it. Add "- page: /care-form"',
  },
  {
    name: 'page with searched words only',
    edits: change(SEARCH, 'words:\n      - form words', 'typed:\n      - form words'),
    at: [SEARCH, 'page: /care-form', 'pages.1.words'],
    remedy: 'Write at least one word that patients use for /care-form.',
  },
  {
    name: 'words of a page that does not exist',
    edits: change(SEARCH, '- page: /care\n', '- page: /caer\n'),
    at: [SEARCH, '/caer', 'pages.0.page'],
    remedy: 'No page has the address /caer. Did you mean "/care"?',
  },
  {
    name: 'page that is listed and left out',
    edits: change(SEARCH, 'leftOut:\n', 'leftOut:\n  - /care\n'),
    at: [SEARCH, '  - /care', 'leftOut.0'],
    remedy: '/care is under pages too. Remove it from one of them.',
  },
  {
    name: 'left-out page that does not exist',
    edits: change(SEARCH, 'leftOut:\n', 'leftOut:\n  - /cares\n'),
    at: [SEARCH, '  - /cares', 'leftOut.0'],
    remedy: 'No page has the path /cares. Did you mean "/care"?',
  },
  {
    name: 'word of two pages',
    edits: change(SEARCH, 'words:\n      - form words', 'words: [Care words]'),
    at: [SEARCH, 'Care words', 'pages.1.words'],
    remedy: '"Care words" already leads to /care. Keep it on one page.',
  },
  {
    name: 'concern that leads nowhere',
    edits: change(SEARCH, 'elsewhere: teeth', 'elsewhere: teth'),
    at: [SEARCH, 'elsewhere: teth', 'groups.0.concerns.1.elsewhere'],
    remedy: 'Nothing under elsewhere has the key "teth". Did you mean "teeth"?',
  },
  {
    name: 'concern that leads to two places',
    edits: change(SEARCH, 'elsewhere: teeth', 'elsewhere: teeth\n        page: /care'),
    at: [SEARCH, 'A tooth hurts', 'groups.0.concerns.1'],
    remedy: 'A concern leads to one place. Write page, elsewhere or emergency.',
  },
  {
    name: 'emergency with an unknown number',
    edits: change(SEARCH, 'numbers:\n      - nurse', 'numbers:\n      - nurses'),
    at: [SEARCH, '- nurses', 'emergencies.0.numbers.0'],
    remedy: 'Nothing under numbers has the key "nurses". Did you mean "nurse"?',
  },
])

const CLOSING = `  - type: closing
    tone: calm
    title: In short
    lede: Care for tests.
    details:
      - { name: Time, value: An **hour** }
      - { name: Cost, value: Nothing }
    action: { text: Contact us, link: /care-form }
    picture: chair
    side: right
`

test('a result has the details of its page, and its cost from the parent page if need be', async () => {
  const { pages } = searchDataOf(await siteWith(change(CARE, '  - type: faq', `${CLOSING}  - type: faq`)))
  const [care, form] = pages.map(({ details }) => details)
  expect(care).toEqual(['In person', 'An hour', 'Nothing'])
  expect(form).toEqual(['Online', 'Nothing'])
})

test('words that visitors read and words that are only searched are separate, and none is sent twice', async () => {
  const [care] = searchDataOf(await siteWith({})).pages
  expect(care?.words).toEqual(['My back hurts', 'care words', 'stiff neck'])
  expect(care?.typed).toEqual(['caer'])
  expect(care?.mentions).toContain('injury')
  expect(care?.mentions).not.toContain('care')
})
