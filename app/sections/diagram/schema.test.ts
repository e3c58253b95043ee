import { expect, test } from 'vitest'
import { change, testMistakes } from '../../../tests/fixtures/mistakes.ts'
import { pageAt, siteWith } from '../../../tests/fixtures/sites.ts'

const PAGE = 'pages/exercise.yaml'
const JOINT = 'drawings/joint.svg'
/** Shows the figure in the name of the second part. */
const FIGURE = change(JOINT, '</svg>', '<text x="80" y="10" data-part="2">40</text></svg>')

test('a page has the drawing that it names', async () => {
  const site = await siteWith({ ...FIGURE, ...change(PAGE, 'name: Muscles', 'name: 40 muscles') })
  expect(pageAt(site, '/exercise').sections).toContainEqual(
    expect.objectContaining({ drawing: expect.objectContaining({ figures: [2] }) }),
  )
})

testMistakes([
  {
    name: 'unknown drawing',
    edits: change(PAGE, 'drawing: joint', 'drawing: joints'),
    at: [PAGE, 'drawing: joints', 'sections.1.drawing'],
    remedy: 'No drawing is named "joints". Did you mean "joint"? They are listed in content/drawings.',
  },
  {
    name: 'part that is not explained',
    edits: change(PAGE, '      - name: Muscles', '      - { name: Third, text: More. }\n      - name: Muscles'),
    at: [PAGE, 'parts:', 'sections.1.parts'],
    remedy: 'The drawing has 2 parts. Describe each of them, in order.',
  },
  {
    name: 'name without the figure that the drawing shows',
    edits: FIGURE,
    at: [PAGE, 'name: Muscles', 'sections.1.parts.1.name'],
    remedy: 'The drawing shows the figure in this name.',
  },
  {
    name: 'drawing with a script',
    edits: change(JOINT, '<path', '<script>alert(1)</script><path'),
    at: [JOINT, '<script>', ''],
    remedy: 'Remove <script>.',
  },
])
